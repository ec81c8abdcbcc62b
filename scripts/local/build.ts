import { resolve } from "node:path";
import { writeResume } from "../resume/resume.ts";
import { requireSoundContent } from "./content.ts";
import { makePictureCopies } from "./pictures.ts";
import { root, run } from "./processes.ts";
import { ensureVariables } from "./variables.ts";

/** Builds the Worker as it is deployed; the local variables are copied beside it. */
export async function build(): Promise<void> {
  await prepare();
  await run("react-router", ["build"]);
}

/** What a build and the development server both need first: variables, and what is made of `content/`. */
export async function prepare(): Promise<void> {
  ensureVariables();
  await requireSoundContent();
  await makePictureCopies();
  await writeResume(resolve(root, "public/resume.pdf"));
}

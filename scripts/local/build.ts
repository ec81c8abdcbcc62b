import { requireSoundContent } from "./content.ts";
import { run } from "./processes.ts";
import { ensureVariables } from "./variables.ts";

/** Builds the Worker as it is deployed; the local variables are copied beside it. */
export async function build(): Promise<void> {
  ensureVariables();
  await requireSoundContent();
  await run("react-router", ["build"]);
}

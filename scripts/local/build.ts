import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fillKept, fingerprintOf } from "./kept.ts";
import { awaitLock } from "./lock.ts";
import { root, run } from "./processes.ts";
import { environmentFor, type Studio, studio } from "./studio.ts";
import { isolateVariables } from "./variables.ts";

/** A built Worker in a folder that no other run touches. */
export interface Build {
  folder: string;
  /** The options that scripts/local/serve-worker.ts serves it with. */
  config: string;
  remove: () => void;
}

/** Where plain `wrangler` commands find the Worker. */
const shared = resolve(root, "build");
/** One folder for each `npm start`. */
const served = resolve(root, ".wrangler/builds");

/** Builds the Worker into build/, as it is deployed; .dev.vars is copied beside it. */
export async function buildShared(say: (progress: string) => void): Promise<void> {
  const lock = await awaitLock(resolve(root, ".wrangler/build.lock"), () => say("Waiting for another build"));
  try {
    await buildInto(shared);
  } finally {
    lock.release();
  }
}

/**
 * The Worker for `npm start`, with a copy of .dev.vars beside it. The builds that earlier runs served are removed, so the
 * caller must hold the state: then none of them is in use.
 */
export async function buildToServe(say: (progress: string) => void): Promise<Build> {
  rmSync(served, { recursive: true, force: true });
  mkdirSync(served, { recursive: true });
  const begun = () => say("Building the site (usually half a minute; kept until something changes)");
  const build = await buildOnce(mkdtempSync(join(served, "build-")), studio, begun);
  copyFileSync(resolve(root, ".dev.vars"), join(build.folder, "server/.dev.vars"));
  return build;
}

/** The Worker of a studio among the temporary files, with no variable of this machine. */
export const buildIsolated = (wanted: Studio = studio): Promise<Build> =>
  buildOnce(mkdtempSync(join(tmpdir(), "toadstool-build-")), wanted);

/** Built, or as it was built of the same sources. */
async function buildOnce(folder: string, wanted: Studio, begun?: () => void): Promise<Build> {
  const make = async () => {
    begun?.();
    await run("node", ["scripts/local/build-into.ts", folder], environmentFor(wanted));
    isolateVariables(join(folder, "server"));
  };
  await fillKept(`builds-${wanted}`, () => fingerprintOf(wanted), folder, make, isFixed);
  return buildIn(folder);
}

/** Every file but the few directly in server/, such as the options and .dev.vars. */
const isFixed = (path: string) => dirname(path) !== "server";

/** A copy of `build`, or of build/, with no variable of this machine. */
export function copyIsolated(folder = shared): Build {
  const build = buildIn(mkdtempSync(join(tmpdir(), "toadstool-build-")));
  cpSync(folder, build.folder, { recursive: true });
  isolateVariables(join(build.folder, "server"));
  return build;
}

/** Generates everything from `studio/` that both a build and the development server need. */
export async function prepare(): Promise<void> {
  // Loaded on demand: a start that finds its build needs neither.
  const [{ requireSoundContent }, { makePictureCopies }] = await Promise.all([
    import("./content.ts"),
    import("./pictures.ts"),
  ]);
  await requireSoundContent();
  await makePictureCopies();
}

export async function buildInto(folder: string, options: string[] = []): Promise<void> {
  await prepare();
  const building = run(
    "react-router",
    ["build", ...options],
    folder === shared ? {} : { BUILD_FOLDER: folder },
  );
  const { makeResume } = await import("../resume/resume.ts");
  const [resume] = await Promise.all([makeResume(), building]);
  if (resume) writeFileSync(join(folder, "client/resume.pdf"), resume);
}

function buildIn(folder: string): Build {
  const config = join(folder, "server/miniflare.json");
  return { folder, config, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { root } from "./processes.ts";

/** Whose site is built: the one in studio/, or the small one of the engine's tests. */
export type Studio = "own" | "small";

/** The condition of package.json's `imports` under which `#studio/` is the small studio. */
const smallCondition = "small-studio";

/** The studio of this process: `node --conditions=small-studio` chooses the small one, for all that it starts as well. */
export const studioFolder = dirname(
  createRequire(resolve(root, "package.json")).resolve("#studio/profile.ts"),
);
export const studio: Studio = studioFolder === resolve(root, "studio") ? "own" : "small";

/** The environment of a process on another studio than this one's. */
export function environmentFor(wanted: Studio): NodeJS.ProcessEnv {
  const others = (process.env.NODE_OPTIONS ?? "").replaceAll(`--conditions=${smallCondition}`, "").trim();
  return { NODE_OPTIONS: wanted === "small" ? `${others} --conditions=${smallCondition}`.trim() : others };
}

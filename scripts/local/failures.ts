import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./processes.ts";

/** Milliseconds for which screenshots and traces of failed journeys are kept. */
const kept = 24 * 60 * 60 * 1_000;

/**
 * A folder of this run in test-results/ for screenshots and traces of failed journeys, since Playwright empties the one
 * it is given. `close` removes it where nothing failed; those of other runs go after a day.
 */
export function openFailures(all = resolve(root, "test-results")): { folder: string; close: () => void } {
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all)) {
    const folder = join(all, name);
    // Another run may be removing it.
    const { mtimeMs = Date.now() } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > kept) rmSync(folder, { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(all, "run-"));
  const close = () => {
    rmSync(join(folder, ".last-run.json"), { force: true });
    try {
      rmdirSync(folder);
    } catch {
      // It holds what failed.
    }
  };
  return { folder, close };
}

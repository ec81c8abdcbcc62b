import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Run } from "./run-proof.ts";

/** What an interrupted run has done. */
export interface KeptRuns {
  runs: readonly Run[];
  add: (run: Run) => void;
  forget: () => void;
}

/**
 * The runs in `file` of the same task: the same commit, seed and proofs. Those of another task are forgotten, and so is
 * everything where `task` is null, which is never resumed.
 */
export function keepRuns(file: string, task: string | null): KeptRuns {
  const runs = task === null ? [] : runsOf(file, task);
  mkdirSync(dirname(file), { recursive: true });
  return {
    runs,
    add(run) {
      runs.push(run);
      writeFileSync(file, JSON.stringify({ task, runs }));
    },
    forget: () => rmSync(file, { force: true }),
  };
}

function runsOf(file: string, task: string): Run[] {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as { task: string | null; runs: Run[] };
    return kept.task === task ? kept.runs : [];
  } catch {
    return [];
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What an interrupted command has done. */
export interface Kept<Run> {
  runs: readonly Run[];
  add: (run: Run) => void;
  forget: () => void;
}

/**
 * The runs in `file` of the same task, such as a commit and a seed. Those of another task are forgotten; where `task` is null,
 * nothing is resumed.
 */
export function keepRuns<Run>(file: string, task: string | null): Kept<Run> {
  const runs = task === null ? [] : runsOf<Run>(file, task);
  mkdirSync(dirname(file), { recursive: true });
  return {
    runs,
    add(run) {
      runs.push(run);
      writeFileSync(file, JSON.stringify({ task, runs }));
    },
    forget() {
      runs.length = 0;
      rmSync(file, { force: true });
    },
  };
}

function runsOf<Run>(file: string, task: string): Run[] {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as { task: string | null; runs: Run[] };
    return kept.task === task ? kept.runs : [];
  } catch {
    return [];
  }
}

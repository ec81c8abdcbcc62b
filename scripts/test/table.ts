import { aligned } from "../local/aligned.ts";
import type { Result } from "./suite.ts";

/** One line for each suite, and one for all: wall time is that of the whole run, in seconds. */
export function tableOf(results: Result[], wall: number): string {
  const sum = (of: (result: Result) => number) => results.reduce((all, result) => all + of(result), 0);
  const total = {
    name: "All",
    passed: sum(({ passed }) => passed),
    failed: sum(({ failures }) => failures.length),
    wall,
    processor: sum(({ processor }) => processor),
  };
  const rows = [...results.map(({ failures, ...result }) => ({ ...result, failed: failures.length })), total];
  const cells = rows.map(({ name, passed, failed, wall: seconds, processor }) => [
    name,
    String(passed),
    String(failed),
    seconds.toFixed(1),
    // Not known on every system.
    Number.isNaN(processor) ? "–" : processor.toFixed(1),
  ]);
  return aligned([["", "passed", "failed", "seconds", "processor"], ...cells]);
}

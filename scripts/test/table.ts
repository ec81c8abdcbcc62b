import { aligned } from "../local/aligned.ts";
import type { Result } from "./suite.ts";

/** One line for each suite, and one for the whole run, whose times are given in seconds. */
export function tableOf(results: Result[], times: Pick<Result, "wall" | "processor">): string {
  const sum = (of: (result: Result) => number) => results.reduce((all, result) => all + of(result), 0);
  const total = {
    name: "All",
    passed: sum(({ passed }) => passed),
    failed: sum(({ failures }) => failures.length),
    ...times,
  };
  const rows = [...results.map(({ failures, ...result }) => ({ ...result, failed: failures.length })), total];
  const cells = rows.map(({ name, passed, failed, wall: seconds, processor }) => [
    name,
    String(passed),
    String(failed),
    seconds.toFixed(1),
    processor?.toFixed(1) ?? "–",
  ]);
  return aligned([["", "passed", "failed", "seconds", "processor"], ...cells]);
}

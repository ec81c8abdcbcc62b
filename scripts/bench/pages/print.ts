import { row } from "../../local/aligned.ts";
import type { Measured } from "./load.ts";

const widths = [6, 5, -8, -10, 7, 7, 8, 8, 8, 8, 6, 7];

export function printHead(): void {
  const times = ["p50 ms", "p99 ms", "cpu ms", "more"];
  const cells = ["posts", "conns", "page", "reader", "req/s", "share", ...times, "errors", "KB"];
  console.log(row(widths, cells));
}

/** A row beside the constant answer that was measured just before. `bytes` is the size of the answer, not compressed. */
export function printMeasured(
  place: (string | number)[],
  measured: Measured & { bytes: number },
  constant: Measured,
): void {
  const { rate, p50, p99, processor, errors, bytes } = measured;
  const more = processor === null || constant.processor === null ? null : processor - constant.processor;
  const cells = [
    rate.toFixed(rate < 100 ? 1 : 0),
    `${((rate / constant.rate) * 100).toFixed(0)} %`,
    p50.toFixed(1),
    p99.toFixed(1),
    processor?.toFixed(2) ?? "–",
    more?.toFixed(2) ?? "–",
    errors,
    (bytes / 1024).toFixed(1),
  ];
  console.log(row(widths, [...place, ...cells]));
}

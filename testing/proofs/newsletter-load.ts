/**
 * Sends one letter to ever more people and prints what it costs: time, memory, D1 and the queue.
 * `npm run proof -- newsletter-load --recipients=100000`.
 */
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { load } from "./newsletter/load.ts";
import { prepare } from "./newsletter/site.ts";

const { recipients: most } = readOptions({ recipients: 100_000 });
const sizes = [most / 100, most / 10, most].map(Math.round).filter((size) => size > 0);

const columns: [name: string, width: number][] = [
  ["recipients", 11],
  ["seconds", 9],
  ["heap MB", 9],
  ["runtime MB", 12],
  ["requests", 10],
  ["messages", 10],
  ["statements", 12],
  ["rows read", 11],
  ["rows written", 14],
  ["/1,000: messages", 18],
  ["read", 9],
  ["written", 9],
];
const line = (cells: (string | number)[]) =>
  cells.map((cell, index) => String(cell).padStart(columns[index]?.[1] ?? 10)).join("");
console.log(line(columns.map(([name]) => name)));

const prepared = await prepare();
const faults: string[] = [];
try {
  for (const size of sizes) {
    const { recipients, seconds, heapMost, memoryMost, requests, accepted, all } = await load(prepared, size);
    const each = (count: number) => ((count * 1000) / recipients).toFixed(1);
    const cells = [recipients, seconds.toFixed(1), heapMost.toFixed(1), memoryMost.toFixed(0), requests];
    const cost = [all.messages, all.statements, all.rowsRead, all.rowsWritten];
    console.log(line([...cells, ...cost, each(all.messages), each(all.rowsRead), each(all.rowsWritten)]));
    if (accepted !== recipients)
      faults.push(`${recipients - accepted} of ${recipients} mails were not accepted.`);
  }
} finally {
  prepared.dispose();
}
conclude({
  cases: sizes.reduce((sum, size) => sum + size, 0),
  faults,
  holds: "each subscriber’s mail was accepted",
});

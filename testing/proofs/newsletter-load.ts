/**
 * Sends one letter to ever more people and prints what it costs: time, memory, D1 and the queue.
 * `npm run proof:newsletter:load -- --recipients=100000`.
 */
import { parseArgs } from "node:util";
import { load } from "./newsletter/load.ts";
import { prepare } from "./newsletter/site.ts";

const { values } = parseArgs({ options: { recipients: { type: "string", default: "100000" } } });
const most = Number(values.recipients);
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
let isWhole = true;
try {
  for (const size of sizes) {
    const { recipients, seconds, heapMost, memoryMost, requests, accepted, all } = await load(prepared, size);
    const each = (count: number) => ((count * 1000) / recipients).toFixed(1);
    const cells = [recipients, seconds.toFixed(1), heapMost.toFixed(1), memoryMost.toFixed(0), requests];
    const cost = [all.messages, all.statements, all.rowsRead, all.rowsWritten];
    console.log(line([...cells, ...cost, each(all.messages), each(all.rowsRead), each(all.rowsWritten)]));
    if (accepted !== recipients) {
      console.log(`✗ ${recipients - accepted} of ${recipients} were not accepted.`);
      isWhole = false;
    }
  }
} finally {
  prepared.dispose();
}
process.exitCode = isWhole ? 0 : 1;

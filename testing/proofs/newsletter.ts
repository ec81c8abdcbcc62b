/**
 * Sends letters while everything goes wrong, and then checks the books: no subscriber is lost, none is mailed twice. `npm
 * run proof:newsletter -- --count=50 --recipients=10000 --seed=1`.
 */
import { parseArgs } from "node:util";
import { chaos } from "./newsletter/chaos.ts";
import { prepare } from "./newsletter/site.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "3" },
    recipients: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    kills: { type: "string", default: "5" },
  },
});
const count = Number(values.count);
const first = Number(values.seed);
const columns = [
  "seed",
  "seconds",
  "kills",
  "looks",
  "requests",
  "accepted",
  "failed",
  "uncertain",
  "skipped",
];
console.log(columns.map((name) => name.padStart(10)).join(""));

let faults = 0;
const prepared = await prepare();
for (let seed = first; seed < first + count; seed++) {
  const report = await chaos(prepared, {
    seed,
    recipients: Number(values.recipients),
    kills: Number(values.kills),
  });
  const { seconds, kills, samples, requests, balance } = report;
  const { accepted, failed, uncertain, skipped } = balance;
  const figures = [seed, seconds.toFixed(0), kills, samples, requests, accepted, failed, uncertain, skipped];
  console.log(figures.map((figure) => String(figure).padStart(10)).join(""));
  for (const fault of report.faults) console.log(`✗ seed ${seed}: ${fault}`);
  faults += report.faults.length;
}
prepared.dispose();
console.log(
  faults === 0
    ? "\nNobody was lost, nobody was mailed twice, and every account balanced."
    : `\n${faults} faults.`,
);
process.exitCode = faults === 0 ? 0 : 1;

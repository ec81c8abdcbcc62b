/**
 * Sends letters while everything goes wrong, and then checks the books: no subscriber is lost, none is mailed twice.
 * `npm run proof -- newsletter --count=50 --recipients=10000 --seed=1`.
 */
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { chaos } from "./newsletter/chaos.ts";
import { prepare } from "./newsletter/site.ts";

const given = readOptions({ count: 50, recipients: 10_000, seed: 1, kills: 5 });
const { count, seed: first, recipients, kills: mostKills } = given;
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

const faults: string[] = [];
let killed = 0;
const prepared = await prepare();
for (let seed = first; seed < first + count; seed++) {
  const report = await chaos(prepared, { seed, recipients, kills: mostKills });
  const { seconds, kills, samples, requests, balance } = report;
  killed += kills;
  const { accepted, failed, uncertain, skipped } = balance;
  const figures = [seed, seconds.toFixed(0), kills, samples, requests, accepted, failed, uncertain, skipped];
  console.log(figures.map((figure) => String(figure).padStart(10)).join(""));
  faults.push(...report.faults.map((fault) => `seed ${seed}: ${fault}`));
}
prepared.dispose();
if (killed === 0) faults.push("no Worker was killed in any run, so nothing was proven of one that dies");
conclude({
  cases: count,
  faults,
  holds: "no subscriber was lost, none was mailed twice, and every account balanced",
});

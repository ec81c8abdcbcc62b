/**
 * `npm run proof:deploy -- --count=10 --seed=1` deploys the real build from nothing to a stand-in of Cloudflare, kills the whole
 * command at random calls, before or after they are carried out, and repeats it until it has come to its end.
 */
import { parseArgs } from "node:util";
import { randomFrom } from "@toadstool/mail/stand-ins/moods";
import { buildShared } from "../../scripts/local/build.ts";
import { copyClone, deployKilled, type Figures } from "../deploys/killed.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    built: { type: "boolean", default: false },
  },
});
const first = Number(values.seed);
const last = first + Number(values.count) - 1;

if (!values.built) await buildShared(console.error);
const clone = copyClone();
let faults = 0;
try {
  for (let seed = first; seed <= last; seed++) {
    // oxlint-disable-next-line no-await-in-loop -- a deploy after the other
    const figures = await deployKilled(clone.root, randomFrom(seed));
    faults += figures.faults.length;
    console.log(told(seed, figures));
  }
} finally {
  clone.remove();
}
console.log(
  faults === 0
    ? "\nEach deploy came to its end, with everything made once."
    : "\nNot all is as it should be.",
);
process.exitCode = faults === 0 ? 0 : 1;

function told(seed: number, { killedAt, calls, seconds, faults: found }: Figures): string {
  const kills = killedAt.join(", ") || "never";
  return [
    `seed ${seed}: killed at ${kills}; ${calls} calls, ${seconds.toFixed(0)} s`,
    ...found.map((fault) => `✗ ${fault}`),
  ].join("\n");
}

/**
 * `npm run proof -- deploy --count=10 --seed=1` deploys the real build from nothing to a stand-in of Cloudflare, kills the whole
 * command at random calls, before or after they are carried out, and repeats it until it has come to its end.
 */
import { randomFrom } from "@toadstool/mail/stand-ins/moods";
import { buildShared } from "../../scripts/local/build.ts";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { copyClone, deployKilled } from "../deploys/killed.ts";

const { count, seed: first, built } = readOptions({ count: 10, seed: 1, built: false });

if (!built) await buildShared(console.error);
const clone = copyClone();
const faults: string[] = [];
try {
  for (let seed = first; seed < first + count; seed++) {
    // oxlint-disable-next-line no-await-in-loop -- a deploy after the other
    const figures = await deployKilled(clone.root, randomFrom(seed));
    faults.push(...figures.faults.map((fault) => `seed ${seed}: ${fault}`));
    const { killedAt, calls, seconds } = figures;
    const kills = killedAt.join(", ") || "never";
    console.log(`seed ${seed}: killed at ${kills}; ${calls} calls, ${seconds.toFixed(0)} s`);
  }
} finally {
  clone.remove();
}
conclude({ cases: count, faults, holds: "each deploy came to its end, with everything made once" });

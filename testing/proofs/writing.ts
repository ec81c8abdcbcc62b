/**
 * Authors write at the built site while pages, network, session and Worker fail; then every letter is looked for. `npm run
 * proof:writing -- --count=200 --seed=1 --parallel=3`; `--seed=17 --count=1 --journal` repeats one run.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../../scripts/local/browser.ts";
import { withSite } from "./images-site.ts";
import { run, type Told } from "./writing/run.ts";
import { setStage } from "./writing/stage.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    parallel: { type: "string", default: "3" },
    steps: { type: "string", default: "40" },
    journal: { type: "boolean", default: false },
    built: { type: "boolean", default: false },
    port: { type: "string" },
  },
});
const count = Number(values.count);
const first = Number(values.seed);
const started = Date.now();

const failed = await withSite(
  { port: values.port ? Number(values.port) : undefined, isBuilt: values.built },
  async (addresses, site) => {
    const executablePath = await findBrowser(console.error);
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    try {
      const restart = async () => {
        await site.kill();
        await site.start();
      };
      const stage = await setStage(browser, addresses, restart);
      const seeds = Array.from({ length: count }, (_, index) => first + index);
      const troubles: Told[] = [];
      await Promise.all(
        Array.from({ length: Number(values.parallel) }, async () => {
          for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
            const began = Date.now();
            // oxlint-disable-next-line no-await-in-loop -- one author at a time, in each of the rows
            const told = await run(seed, stage, Number(values.steps));
            if (told.trouble !== null) troubles.push(told);
            tell(told, began);
          }
        }),
      );
      console.log(`\n${stage.tally.words()}, in ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
      return troubles;
    } finally {
      await browser.close();
    }
  },
);

const again = failed.map(({ seed, isLoss }) => `${seed}${isLoss ? "" : " (did not come to its end)"}`);
console.log(failed.length === 0 ? "Not one letter was lost." : `✗ Seeds to look at: ${again.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

function tell({ seed, trouble, journal }: Told, began: number): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${trouble === null ? "✓" : "✗"} seed ${seed}, ${journal.length} notes, ${seconds} s`);
  if (trouble !== null || values.journal) for (const note of journal) console.log(`    ${note}`);
  if (trouble !== null)
    console.log(`  ${trouble}\n  Again: npm run proof:writing -- --seed=${seed} --count=1 --journal`);
}

/**
 * Authors write at the built site while pages, network, session and Worker fail; then every letter is looked for. `npm run
 * proof -- writing --count=200 --seed=1 --parallel=3`; `--seed=17 --count=1 --journal` repeats one run.
 */
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { withBrowser } from "./with-site.ts";
import { run, type Told } from "./writing/run.ts";
import { setStage } from "./writing/stage.ts";

const options = readOptions({
  count: 200,
  seed: 1,
  parallel: 3,
  steps: 40,
  journal: false,
  built: false,
  port: 0,
});
const { count, seed: first, parallel, steps, port } = options;

const failed = await withBrowser({ port, isBuilt: options.built }, async (browser, addresses, site) => {
  const restart = async () => {
    await site.kill();
    await site.start();
  };
  const stage = await setStage(browser, addresses, restart);
  const seeds = Array.from({ length: count }, (_, index) => first + index);
  const troubles: Told[] = [];
  const writeOn = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const began = Date.now();
      // oxlint-disable-next-line no-await-in-loop -- one author at a time, in each of the rows
      const told = await run(seed, stage, steps);
      if (told.trouble !== null) troubles.push(told);
      tell(told, began);
    }
  };
  await Promise.all(Array.from({ length: parallel }, writeOn));
  console.log(`\n${stage.tally.words()}`);
  return troubles;
});

conclude({
  cases: count,
  faults: failed.map(
    ({ seed, isLoss }) => `seed ${seed} ${isLoss ? "lost text" : "did not come to its end"}`,
  ),
  holds: "not one letter was lost",
});

function tell({ seed, trouble, journal }: Told, began: number): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${trouble === null ? "✓" : "✗"} seed ${seed}, ${journal.length} notes, ${seconds} s`);
  if (trouble !== null || options.journal) for (const note of journal) console.log(`    ${note}`);
  if (trouble !== null)
    console.log(`  ${trouble}\n  Again: npm run proof -- writing --seed=${seed} --count=1 --journal`);
}

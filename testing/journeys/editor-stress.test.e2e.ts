import { run } from "../proofs/writing/run.ts";
import { setStage } from "../proofs/writing/stage.ts";
import { expect, test } from "./walk.ts";

/**
 * A small version of the proof, without killing the Worker: `npm run proof -- writing` runs 200 of these stories, and longer
 * ones.
 */
const seeds = [4];

// A busy machine takes long over each; nothing here waits for time to pass.
test.setTimeout(400_000);

test("whatever happens while she writes, not one letter is lost", async ({ browser }) => {
  const { SITE: site = "", IDENTITY: identity = "" } = process.env;
  const stage = await setStage(browser, { site, identity });
  for (const seed of seeds) {
    await test.step(`seed ${seed}`, async () => {
      const { trouble, journal } = await run(seed, stage, 12);
      expect(trouble, journal.join("\n")).toBeNull();
    });
  }
  expect(stage.tally.characters).toBeGreaterThan(100);
});

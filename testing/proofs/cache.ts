/** `npm run proof -- cache --seed=1 --steps=10000`: random steps around the page cache against a plain model, see testing/page-cache/. */
import { readOptions } from "../../scripts/proof/options.ts";
import { runTests } from "./run-tests.ts";

const { seed, steps } = readOptions({ seed: 1, steps: 10_000 });
runTests(
  ["testing/page-cache/random-steps.test.ts"],
  { CACHE_SEED: String(seed), CACHE_STEPS: String(steps) },
  ["--silent=false"],
);

/**
 * `npm run proof -- models --times=20 [--only=ledger]`: the unit tests of random events and of whole tables of texts, with so many
 * times as many seeds as in `npm test` and with every text. See testing/seeds.ts.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles } from "../../scripts/check/changed-files.ts";
import { root } from "../../scripts/local/processes.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { runTests } from "./run-tests.ts";

const { times, only } = readOptions({ times: 20, only: "" });
const seeded = projectFiles(root)
  .filter((file) => /\.test\.tsx?$/.test(file) && file.includes(only))
  .filter((file) =>
    /\/seeds\.ts"|\bdeathsIn\(|inject\("seeds"\)/.test(readFileSync(join(root, file), "utf8")),
  );
if (seeded.length === 0) {
  console.error(`No test of that kind has “${only}” in its path.`);
  process.exit(1);
}
runTests(seeded, { SEEDS: String(times) });

/**
 * `npm run proof -- restore --seed=1 --rounds=50 --pictures=200`: sites made by random steps, the first with so many pictures, are
 * backed up while they are written to, and restored with kills on either side. See testing/backup-drill.test.ts.
 */
import { readOptions } from "../../scripts/proof/options.ts";
import { runTests } from "./run-tests.ts";

const { seed, rounds, pictures } = readOptions({ seed: 1, rounds: 50, pictures: 200 });
runTests(["testing/backup-drill.test.ts"], {
  DRILL_SEED: String(seed),
  DRILL_ROUNDS: String(rounds),
  DRILL_PICTURES: String(pictures),
});

/**
 * Rich sites by random steps, the first with 200 pictures, backed up while they are written to, and restored with kills on either side:
 * `npm run proof:restore -- --seed 1 --rounds 50 --pictures 200`. See testing/backup-drill.test.ts, of which `npm test` takes one
 * round with few pictures.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { environment, root } from "../../scripts/local/processes.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    rounds: { type: "string", default: "50" },
    pictures: { type: "string", default: "200" },
  },
});
for (const given of Object.values(values)) {
  if (/^\d{1,9}$/.test(given)) continue;
  console.error(
    "Give whole numbers: npm run proof:restore -- --seed SEED --rounds ROUNDS --pictures PICTURES",
  );
  process.exit(1);
}

const { status } = spawnSync(
  resolve(root, "node_modules/.bin/vitest"),
  ["run", "--project", "workerd", "testing/backup-drill.test.ts", "--testTimeout=3600000"],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...environment,
      DRILL_SEED: values.seed,
      DRILL_ROUNDS: values.rounds,
      DRILL_PICTURES: values.pictures,
    },
  },
);
process.exit(status ?? 1);

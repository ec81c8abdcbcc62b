/**
 * Random reading and writing against a plain model, around the page cache: `npm run proof:cache -- SEED STEPS`, of which
 * 1 and 10,000 are meant where none are given. See testing/page-cache/.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { environment, root } from "../../scripts/local/processes.ts";

const [seed = "1", steps = "10000"] = process.argv.slice(2);
for (const given of [seed, steps]) {
  if (/^\d{1,9}$/.test(given)) continue;
  console.error("Give whole numbers: npm run proof:cache -- SEED STEPS");
  process.exit(1);
}

const { status } = spawnSync(
  resolve(root, "node_modules/.bin/vitest"),
  [
    "run",
    "--project",
    "workerd",
    "testing/page-cache/random-steps.test.ts",
    "--silent=false",
    "--testTimeout=3600000",
  ],
  { cwd: root, stdio: "inherit", env: { ...environment, CACHE_SEED: seed, CACHE_STEPS: steps } },
);
process.exit(status ?? 1);

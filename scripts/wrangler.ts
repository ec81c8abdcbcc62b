/** `npm run wrangler -- tail` runs wrangler with the owner's settings, those of studio/site.json over wrangler.toml. */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readConfiguration } from "./deploy/configuration.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { readSettings } from "./deploy/settings.ts";
import { root } from "./local/processes.ts";

try {
  const { name, account_id, d1_databases, r2_buckets } = readConfiguration(root, readSettings(root));
  const folder = resolve(root, ".wrangler/site");
  const config = resolve(folder, "wrangler.json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, JSON.stringify({ name, account_id, d1_databases, r2_buckets }));
  await runWrangler([...process.argv.slice(2), "--config", config]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

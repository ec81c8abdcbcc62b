import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { buildShared } from "./local/build.ts";
import { whyNotDeploy } from "./local/deployable.ts";
import { environment, root } from "./local/processes.ts";

const reasons = whyNotDeploy(readConfig({ config: resolve(root, "wrangler.toml") }));
for (const reason of reasons) console.error(reason);
if (reasons.length > 0) process.exit(1);

try {
  await buildShared(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
step("wrangler", "d1", "migrations", "apply", "DB", "--remote", "--config", "wrangler.toml");
step("wrangler", "deploy");

function step(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, env: environment, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

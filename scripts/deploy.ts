import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { environment, root } from "./local/processes.ts";

const config = readFileSync(resolve(root, "wrangler.toml"), "utf8");
if (config.includes("00000000-0000-0000-0000-000000000000")) {
  console.error(
    "wrangler.toml still names no database: run `npx wrangler d1 create toadstool` and paste the id it prints.",
  );
  process.exit(1);
}

step("react-router", "build");
step("wrangler", "d1", "migrations", "apply", "DB", "--remote", "--config", "wrangler.toml");
step("wrangler", "deploy");

function step(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, env: environment, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

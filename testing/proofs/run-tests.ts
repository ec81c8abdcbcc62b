import { spawnSync } from "node:child_process";
import { environment, root } from "../../scripts/local/processes.ts";

/** Milliseconds: at full length a test takes many times as long as in `npm test`. */
const patience = 3_600_000;

/** Runs unit tests at the length that these variables set, and ends the process with their result. */
export function runTests(files: string[], variables: Record<string, string>, options: string[] = []): never {
  const { status } = spawnSync("vitest", ["run", ...files, `--testTimeout=${patience}`, ...options], {
    cwd: root,
    stdio: "inherit",
    env: { ...environment, ...variables },
  });
  process.exit(status ?? 1);
}

import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies wrangler.toml from `source` into a new folder in `scratch`, and returns its path: wrangler reads .dev.vars and
 * .env beside the file it is given, and there are none.
 */
export function copyWorkerConfig(source: string, scratch: string): string {
  const folder = join(scratch, "worker");
  mkdirSync(folder);
  const copy = join(folder, "wrangler.toml");
  copyFileSync(join(source, "wrangler.toml"), copy);
  return copy;
}

import { resolve } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { root } from "./processes.ts";

/** The triggers of wrangler.toml. */
export function readCrons(): string[] {
  return readConfig({ config: resolve(root, "wrangler.toml") }).triggers.crons ?? [];
}

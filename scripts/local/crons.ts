import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { root } from "./processes.ts";

/** The cron triggers in wrangler.toml. To load wrangler for them would take two seconds of every start. */
export function readCrons(): string[] {
  const config = parse(readFileSync(join(root, "wrangler.toml"), "utf8")) as {
    triggers?: { crons?: string[] };
  };
  return config.triggers?.crons ?? [];
}

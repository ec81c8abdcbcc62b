import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { type Configuration, layOver } from "./lay-over.ts";
import type { SiteSettings } from "./settings.ts";

/** wrangler.toml with the owner's settings over it. */
export function readConfiguration(root: string, settings: SiteSettings): Configuration {
  return layOver(readConfig({ config: join(root, "wrangler.toml") }) as unknown as Configuration, settings);
}

export function versionIn(root: string): string {
  return (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version;
}

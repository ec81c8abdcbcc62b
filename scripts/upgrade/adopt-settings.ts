import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { unstable_readConfig as readConfig } from "wrangler";
import { unset } from "../deploy/database.ts";
import { type Configuration, namesIn } from "../deploy/lay-over.ts";
import { readSettings, settingsFile, type SiteSettings, writeSettings } from "../deploy/settings.ts";
import type { Git } from "./git.ts";

/** Moves what an owner, or Cloudflare's button, has written into wrangler.toml to studio/site.json, and commits it. */
export function adoptSettings(root: string, git: Git, base: string): void {
  if (git.succeeds("diff", "--quiet", base, "HEAD", "--", "wrangler.toml")) return;
  const settings = adopted(configurationAt(git, base), configurationAt(git, "HEAD"), readSettings(root));
  writeSettings(root, settings);
  git("checkout", base, "--", "wrangler.toml");
  git("add", "--force", settingsFile);
  git("commit", "--quiet", "--no-verify", "--message", `Keep the site’s settings in ${settingsFile}`);
}

/** What makes `own` differ from `shipped`, under the settings that there are already. */
function adopted(shipped: Configuration, own: Configuration, settings: SiteSettings): SiteSettings {
  const { name, account_id, d1_databases, vars } = own;
  const [{ database_id = unset } = {}] = d1_databases;
  const pairs = namesIn(shipped).map((from, at) => [from, namesIn(own)[at] ?? from] as const);
  const others = Object.entries(own).filter(
    ([key, value]) => !known.has(key) && !isDeepStrictEqual(value, shipped[key as keyof Configuration]),
  );
  return {
    ...(name !== shipped.name && { name }),
    ...(account_id && { account_id }),
    ...(database_id !== unset && { database_id }),
    ...settings,
    names: { ...Object.fromEntries(pairs.filter(([from, to]) => from !== to)), ...settings.names },
    vars: { ...textsThatDiffer(vars, shipped.vars), ...settings.vars },
    wrangler: { ...Object.fromEntries(others), ...settings.wrangler },
  };
}

/** Those that are said above, and where the file was read from. */
const known = new Set([
  "name",
  "topLevelName",
  "account_id",
  "vars",
  "d1_databases",
  "r2_buckets",
  "queues",
  "configPath",
  "userConfigPath",
  "definedEnvironments",
  "main",
  "assets",
]);

function textsThatDiffer(own: Configuration["vars"], shipped: Configuration["vars"]): Record<string, string> {
  const differing = Object.entries(own).filter(([name, value]) => value !== shipped[name]);
  return Object.fromEntries(differing.map(([name, value]) => [name, String(value)]));
}

function configurationAt(git: Git, commit: string): Configuration {
  const folder = mkdtempSync(join(tmpdir(), "toadstool-settings-"));
  try {
    const config = join(folder, "wrangler.toml");
    writeFileSync(config, git("show", `${commit}:wrangler.toml`));
    return readConfig({ config }) as unknown as Configuration;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

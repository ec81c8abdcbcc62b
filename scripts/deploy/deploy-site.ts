import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whyNotDeploy } from "../local/deployable.ts";
import { type Account, apiOf, findAccess, findAccount } from "./account.ts";
import { type Api, openApi, orNull } from "./api.ts";
import { askMissing } from "./ask-missing.ts";
import type { Asker } from "./asking.ts";
import { type Database, migrationsIn } from "./database.ts";
import { findZone, settleDomain } from "./domain.ts";
import { readConfiguration, versionIn } from "./configuration.ts";
import { type Configuration, layOver } from "./lay-over.ts";
import { lookAround, lookAtSecrets } from "./look.ts";
import { findLosses } from "./find-losses.ts";
import { keepLosses } from "./keep-losses.ts";
import { makeMissing } from "./make.ts";
import { nameSite } from "./name-site.ts";
import { placeData } from "./place-data.ts";
import { beforehand, listOf, stillOpen } from "./plan.ts";
import type { Values } from "./questions.ts";
import { Refused } from "./refused.ts";
import { readSettings, type SiteSettings, writeSettings } from "./settings.ts";

/** What a deploy uses of the machine; tests bring their own. */
export interface Surroundings {
  root: string;
  env: Record<string, string | undefined>;
  asker: Asker;
  say: (line: string) => void;
  fetch: typeof fetch;
  /** Runs wrangler; `shown` lets it speak to the person itself. Returns what it prints otherwise. */
  wrangler(args: string[], env: Record<string, string>, shown: boolean): Promise<string>;
  /** Builds the Worker; returns the folder of its wrangler.json. */
  build(): Promise<string>;
  /** Milliseconds before Cloudflare is asked again. */
  patience?: number;
  /** Looks at the live site. */
  examine(origin: string): Promise<void>;
}

/**
 * From nothing to a running site, and from one version to the next. It looks first and changes nothing until the list
 * was shown. Each step looks for what an interrupted deploy has made, so that it can be repeated.
 */
export async function deploySite(around: Surroundings): Promise<void> {
  const { root, say, asker } = around;
  if (!readSettings(root).account_id) for (const line of beforehand) say(line);
  const { access, account } = await logIn(around);
  const api = apiOf(access, account);
  await nameSite(root, readConfiguration(root, readSettings(root)).name, asker);
  await placeData(root, readConfiguration(root, readSettings(root)), asker);
  const keep = (change: (settings: SiteSettings) => SiteSettings) =>
    writeSettings(root, change(readSettings(root)));
  keep((settings) => ({ ...settings, account_id: account.id }));

  const secrets = await askFor(around, api, openApi(access), keep);
  const config = readConfiguration(root, readSettings(root));
  const reasons = whyNotDeploy(config.vars);
  if (reasons.length > 0) throw new Refused(reasons.join("\n"));
  const found = await lookAround(api, config, migrationsIn(root));
  const losses = await findLosses(api, root, found.database);
  if (!found.secrets?.has("APP_SECRET") && !secrets.APP_SECRET)
    secrets.APP_SECRET = randomBytes(32).toString("hex");

  for (const line of listOf({
    account: account.name,
    config,
    found,
    losses,
    secrets,
    version: versionIn(root),
  }))
    say(line);
  const isWanted = await asker.ask({ name: "GO_ON", words: "\nGo on? (y/n)", suggestion: "y" });
  if (isWanted !== undefined && !/^y/i.test(isWanted)) throw new Refused("Stopped. Nothing was made.");

  say("Building the Worker");
  const folder = await around.build();
  const keepDatabase = (id: string) => keep((settings) => ({ ...settings, database_id: id }));
  const { jurisdiction = "" } = readSettings(root);
  await makeMissing({ api, config, jurisdiction, found, say, keepDatabase });
  await upload(around, { api, database: found.database, folder, account, secrets });
  const site = String(config.vars.SITE_URL ?? "");
  if (site) await around.examine(site);
  for (const line of stillOpen(config.vars)) say(line);
}

async function logIn({ root, env, wrangler, asker, patience = 1_000 }: Surroundings) {
  const find = async () => {
    const found = await findAccess(env, (args) => wrangler(args, {}, false));
    return found && { ...found, patience };
  };
  let access = await find();
  if (!access && asker.isPerson) {
    await wrangler(["login"], {}, true);
    access = await find();
  }
  if (!access)
    throw new Refused("Not logged in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");
  const { account_id: known = env.CLOUDFLARE_ACCOUNT_ID } = readConfiguration(root, readSettings(root));
  return { access, account: await findAccount(access, known, asker) };
}

/** Puts the questions whose answers are in neither file, and keeps the answers in studio/site.json; returns the secrets. */
async function askFor(
  { root, asker, say, fetch }: Surroundings,
  api: Api,
  everything: Api,
  keep: (change: (settings: SiteSettings) => SiteSettings) => void,
): Promise<Values> {
  const settings = readSettings(root);
  const config = readConfiguration(root, settings);
  const written = config.vars as Values;
  const zoneOf = (host: string) => findZone(everything, host);
  const subdomain = await orNull(api.get<{ subdomain: string }>("/workers/subdomain"));
  const secrets = await askMissing({
    values: { ...written },
    // wrangler.toml has a transport and a port of its own.
    isSettled: (name) =>
      name in settings.vars || (Boolean(written[name]) && !["MAIL_TRANSPORT", "SMTP_PORT"].includes(name)),
    secrets: await lookAtSecrets(api, config.name),
    suggestions: subdomain ? { SITE_URL: `https://${config.name}.${subdomain.subdomain}.workers.dev` } : {},
    asker,
    around: { zoneOf, fetch },
    say,
    keep: (name, answer) => keep((all) => ({ ...all, vars: { ...all.vars, [name]: answer } })),
  });
  await settleDomain({ root, api, zoneOf, keep });
  return secrets;
}

interface Uploading {
  api: Api;
  /** As it was found; null where this deploy has made it. */
  database: Database | null;
  folder: string;
  account: Account;
  secrets: Values;
}

/** Migrates the database, then replaces the Worker: what the older one reads is still there in between. */
async function upload(
  { root, wrangler, say }: Surroundings,
  { api, database, folder, account, secrets }: Uploading,
): Promise<void> {
  const file = join(folder, "wrangler.site.json");
  const built = JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8")) as Configuration;
  writeFileSync(file, JSON.stringify(layOver(built, readSettings(root))));
  const env = { CLOUDFLARE_ACCOUNT_ID: account.id };
  const inDatabase = (...args: string[]) =>
    wrangler(["d1", ...args, "--remote", "--config", file], { ...env, CI: "1" }, false);
  if (database && database.pending.length > 0 && !database.isEmpty) {
    const exportRows = (to: string, tables: string[]) => {
      const only = tables.flatMap((table) => ["--table", table]);
      return inDatabase("export", "DB", "--skip-confirmation", "--no-schema", "--output", to, ...only);
    };
    // Once more, for the build has taken its time.
    const losses = await findLosses(api, root, database);
    await keepLosses({ api, root, database, losses, say, exportRows });
  }
  say("Migrating the database");
  await inDatabase("migrations", "apply", "DB");
  say("Uploading the Worker");
  const hidden = mkdtempSync(join(tmpdir(), "toadstool-secrets-"));
  try {
    const given = join(hidden, "secrets.json");
    writeFileSync(given, JSON.stringify(secrets), { mode: 0o600 });
    const all = Object.keys(secrets).length > 0 ? ["--secrets-file", given] : [];
    // Otherwise it lists each module and variable; its questions are shown nevertheless.
    const quiet = { ...env, WRANGLER_LOG: "warn" };
    await wrangler(["deploy", "--config", file, "--tag", versionIn(root), ...all], quiet, true);
    say("Deployed");
  } finally {
    rmSync(hidden, { recursive: true, force: true });
  }
}

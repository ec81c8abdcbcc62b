import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { Refused } from "./refused.ts";

export const workerName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9](?:[a-z0-9-]{0,52}[a-z0-9])?$/, "takes a to z, 0 to 9 and hyphens, 54 of them at most"),
);

/** Those that D1, R2 and Queues share: https://developers.cloudflare.com/queues/configuration/data-location/ */
export const jurisdictions = ["eu", "fedramp"] as const;

/** `studio/site.json`: where the site runs, and its owner's settings. Names and values are those of wrangler.toml. */
const schema = v.strictObject({
  /** Of the Worker; the names of its database, bucket and queues begin with it. */
  name: v.optional(workerName),
  /** Other names of database, bucket and queues, by those of wrangler.toml. */
  names: v.optional(v.record(v.string(), v.string()), {}),
  account_id: v.optional(v.string()),
  database_id: v.optional(v.string()),
  /** Within which database, files and queues stay; empty where they may lie anywhere. Settled when they are made. */
  jurisdiction: v.optional(v.picklist(["", ...jurisdictions])),
  vars: v.optional(v.record(v.string(), v.string()), {}),
  /** Anything else of wrangler's configuration: objects are merged, null takes away, all else replaces. */
  wrangler: v.optional(v.record(v.string(), v.unknown()), {}),
});

export type SiteSettings = v.InferOutput<typeof schema>;

export const settingsFile = "studio/site.json";

export function readSettings(root: string): SiteSettings {
  const file = join(root, settingsFile);
  if (!existsSync(file)) return v.parse(schema, {});
  const parsed = v.safeParse(schema, readJson(file));
  if (parsed.success) return parsed.output;
  const told = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? ""}: ${issue.message}`);
  throw new Refused([`${settingsFile} needs mending:`, ...told].join("\n"));
}

/** Whole or not at all, for an interrupted deploy reads it again; the same settings are the same file. */
export function writeSettings(root: string, settings: SiteSettings): void {
  const file = join(root, settingsFile);
  const filled = Object.entries(v.parse(schema, settings)).filter(
    ([, value]) => typeof value === "string" || Object.keys(value).length > 0,
  );
  writeFileSync(`${file}.new`, `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refused(`${settingsFile} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

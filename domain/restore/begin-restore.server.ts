import { hashId } from "../tokens/token.ts";
import type { Manifest } from "@toadstool/archive/manifest";
import { eq, sql } from "drizzle-orm";
import { restores } from "#db/schema.ts";
import { tablesIn } from "../backup/tables.server.ts";
import type { Owner } from "../identity/owner.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { findContent } from "./content.server.ts";
import { settleRestores } from "./discard-restore.server.ts";
import { findLatest, type RestoreRow, shown } from "./find-restore.server.ts";
import type { Content, Restore, RestoreInput } from "./restore.ts";

type Storage = Pick<Services, "db" | "clock" | "store" | "files">;

/** Refused because something is on the site: what would be lost. */
export interface ContentRefused extends Refused {
  current?: Content;
}

/**
 * Begins the restore of an archive, or finds the one that the same archive has begun or just ended. Nothing that the site shows
 * changes before `finishRestore`.
 */
export async function beginRestore(
  services: Storage,
  _owner: Owner,
  { manifest, replace }: RestoreInput,
): Promise<Restore | ContentRefused> {
  const refused = await refuseUnfit(services, manifest);
  if (refused) return refused;
  if (await settleRestores(services)) return stillSettling;
  const json = JSON.stringify(manifest);
  const [digest, latest, content] = await Promise.all([
    hashId(json),
    findLatest(services),
    findContent(services),
  ]);
  if (latest?.state === "done" && latest.digest === digest && latest.result === content.text)
    return shown(latest);
  if (latest?.state === "open" && latest.digest !== digest) return underWay(latest);
  if (content.losses.length > 0 && replace !== content.digest) return hasContent(content, replace);
  const { db, clock } = services;
  const now = clock();
  const agreed = { replaces: content.text, touchedAt: now };
  const row = { id: crypto.randomUUID(), state: "open" as const, manifest: json, digest, startedAt: now };
  // Of two that begin at once, the second goes on with the first, or is refused below.
  await db
    .insert(restores)
    .values({ ...row, ...agreed })
    .onConflictDoNothing();
  const [open] = await db.update(restores).set(agreed).where(eq(restores.state, "open")).returning();
  if (!open) throw new Error("The restore was given up at this moment.");
  return open.digest === digest ? shown(open) : underWay(open);
}

async function refuseUnfit({ db }: Pick<Services, "db">, manifest: Manifest): Promise<Refused | null> {
  const { migration, tables, hasSecrets } = manifest;
  const known: string[] = tablesIn(hasSecrets);
  const strange = Object.keys(tables).filter((table) => !known.includes(table));
  const applied = await migrationsOf(db);
  if (migration && applied.length > 0 && !applied.includes(migration)) {
    const message = `The backup was made by a newer version of the site (${migration}). Update this site first.`;
    return refuse("invalid", "newer_site", message);
  }
  if (strange.length === 0) return null;
  const message = `The backup has a table that this version does not have: ${strange.join(", ")}. Restore it into the version that made it (${manifest.engine}), then update.`;
  return refuse("invalid", "unknown_table", message);
}

/** By Wrangler’s own table: there is none where the migrations were applied otherwise. */
async function migrationsOf(db: Storage["db"]): Promise<string[]> {
  const there = sql`select 1 from sqlite_master where name = 'd1_migrations'`;
  if ((await db.all(there)).length === 0) return [];
  const rows = await db.all<{ name: string }>(sql`select name from d1_migrations`);
  return rows.map(({ name }) => name);
}

const stillSettling = refuse(
  "conflict",
  "restore_settling",
  "The last files of the restore before are still being put in place. Run the same command again in a minute.",
);

function underWay(row: RestoreRow): Refused {
  const { site, consistentAt, startedAt, touchedAt } = shown(row);
  const message = `Another restore is under way: of ${site} as of ${consistentAt}, begun at ${startedAt}, last active at ${touchedAt}. Finish it with the same file, or discard it.`;
  return refuse("conflict", "restore_under_way", message);
}

function hasContent({ digest, losses }: Content, replace: string): ContentRefused {
  const list = losses.map(({ what, count }) => `${what}: ${count}`).join("; ");
  const message = replace
    ? `The site has changed since you looked. It now has: ${list}.`
    : `The site is not empty: it has ${list}. A restore replaces all of it.`;
  return { ...refuse("conflict", "site_not_empty", message), current: { digest, losses } };
}

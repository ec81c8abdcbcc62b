import { and, desc, eq, isNotNull, min, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { backups, identityEvents } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused } from "../outcome.ts";
import type { Services } from "../services.ts";
import type { Backup } from "./backup.ts";
import { listBackups, shown } from "./backups.server.ts";
import { listKept } from "./schedule/kept.server.ts";

/** Days after which a backup is old. */
const oldAfter = 7;

const oldAt = (now: Date) => now.getTime() - oldAfter * 86_400_000;
/** It was written, read again and compared. */
export const isWhole = and(isNotNull(backups.checkedAt), eq(backups.trouble, ""));

/** Whether the owner should make a backup: the last whole one is old, or there never was one at a site that is older. */
export interface BackupAge {
  last: Backup | null;
  isOld: boolean;
}

/** The same as an expression, of which null is no. */
export function isBackupOld(now: Date): SQL {
  const last = sql`select ${backups.consistentAt} from ${backups} where ${isWhole} order by ${backups.startedAt} desc limit 1`;
  const known = sql`select min(${identityEvents.at}) from ${identityEvents}`;
  return sql`coalesce((${last}), (${known})) < ${oldAt(now)}`;
}

export async function findBackupAge(
  { db, clock }: Pick<Services, "db" | "clock">,
  _owner: Owner,
): Promise<BackupAge> {
  const { whole, known } = await batch(db, {
    whole: db.select().from(backups).where(isWhole).orderBy(desc(backups.startedAt)).limit(1),
    // The first login that is noted says how old a site is at least.
    known: db.select({ since: min(identityEvents.at) }).from(identityEvents),
  });
  const [found] = whole;
  const since = found?.consistentAt ?? known[0]?.since;
  const isOld = since ? since.getTime() < oldAt(clock()) : false;
  return { last: found ? shown(found) : null, isOld };
}

interface BackupReview extends BackupAge {
  /** Those that are being made now. */
  running: Backup[];
  /** The last ones, newest first, whole or not. */
  ended: Backup[];
  /** The names of those in the bucket, newest first; null where the site has none, or makes none. */
  kept: string[] | null;
}

/** All that the owner’s page shows. */
export async function reviewBackups(
  services: Pick<Services, "db" | "clock" | "kept" | "settings">,
  owner: Owner,
): Promise<BackupReview> {
  const [age, listed, kept] = await Promise.all([
    findBackupAge(services, owner),
    listBackups(services, owner),
    listKept(services, owner),
  ]);
  return {
    ...age,
    running: listed.filter(({ endedAt }) => !endedAt),
    ended: listed.filter(({ endedAt }) => endedAt).slice(0, 14),
    kept: isRefused(kept) || services.settings.backup.days === 0 ? null : kept,
  };
}

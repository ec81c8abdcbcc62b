import type { TableName } from "#db/declared-tables.ts";
import { desc, eq, isNull, lt, sql } from "drizzle-orm";
import { withTimes } from "#db/d1/with-times.ts";
import { backupChanges, backups, restores } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import {
  type Backup,
  type BackupInput,
  type DoneInput,
  listedDays,
  mostAtOnce,
  mostDuration,
} from "./backup.ts";
import { tablesIn } from "./tables.server.ts";

type Storage = Pick<Services, "db" | "clock">;
export type BackupRow = typeof backups.$inferSelect;

/** A backup that has begun: its tables are to be read page by page, then the changes. */
interface Begun {
  id: string;
  /** The name of the last migration of the database; "" where none is noted. */
  migration: string;
  tables: TableName[];
}

/** Begins a backup: from here on the journal notes each change, and no file is removed. */
export async function beginBackup(
  services: Storage,
  _owner: Owner,
  { withSecrets }: BackupInput,
): Promise<Begun | Refused> {
  await endOverdue(services);
  if ((await services.db.$count(backups, isNull(backups.endedAt))) >= mostAtOnce) {
    const message = `${mostAtOnce} backups are under way. Wait until one has ended; each ends by itself after a day.`;
    return refuse("conflict", "too_many_backups", message);
  }
  const id = crypto.randomUUID();
  await openBackup(services, { id, origin: "command", hasSecrets: withSecrets });
  return { id, migration: await lastMigration(services), tables: tablesIn(withSecrets) };
}

/** Null where there is one of that id already. */
export async function openBackup(
  { db, clock }: Storage,
  given: Pick<BackupRow, "id" | "origin" | "hasSecrets">,
): Promise<BackupRow | null> {
  const firstChange = sql<number>`(select coalesce(max(number), 0) from ${backupChanges})`;
  const row = { ...given, startedAt: clock(), firstChange };
  const [opened] = await db.insert(backups).values(row).onConflictDoNothing().returning();
  return opened ?? null;
}

/** A backup under way; null where there is none of that name, refused where it has ended. */
export async function findRunning(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<BackupRow | Refused | null> {
  const [found] = await db.select().from(backups).where(eq(backups.id, id));
  if (!found || found.origin !== "command") return null;
  if (!found.endedAt) return found;
  const message = "This backup has ended: one that takes more than a day does. Begin another.";
  return refuse("conflict", "backup_ended", message);
}

/** Notes what has become of a command’s backup. Said twice, it is noted once more. */
export async function finishBackup(
  { db, clock }: Storage,
  _owner: Owner,
  id: string,
  done: DoneInput,
): Promise<Backup | null> {
  const now = clock();
  const [finished] = await db
    .update(backups)
    .set({ ...done, endedAt: now, checkedAt: now })
    .where(sql`${backups.id} = ${id} and ${backups.origin} = 'command'`)
    .returning();
  await clearJournal(db);
  return finished ? shown(finished) : null;
}

/** Ends a backup that is not wanted any more. */
export async function cancelBackup(
  { db }: Storage,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [gone] = await db
    .delete(backups)
    .where(sql`${backups.id} = ${id} and ${backups.origin} = 'command' and ${backups.endedAt} is null`)
    .returning({ id: backups.id });
  await clearJournal(db);
  return gone ?? null;
}

/** The backups of the last year, newest first. */
export async function listBackups({ db }: Pick<Services, "db">, _owner: Owner): Promise<Backup[]> {
  const rows = await db.select().from(backups).orderBy(desc(backups.startedAt), desc(backups.id)).limit(50);
  return rows.map(shown);
}

/** Whether files have to stay where they are: a backup is to copy them, or a restore has brought them and no row names them yet. */
export async function areFilesHeld({ db, clock }: Storage): Promise<boolean> {
  const isRunning = sql`ended_at is null and started_at > ${clock().getTime() - mostDuration}`;
  const held = await db.all(
    sql`select 1 from ${backups} where ${isRunning} union all select 1 from ${restores} where state = 'open'`,
  );
  return held.length > 0;
}

/** Ends backups that were given up, empties the journal where none is under way, and forgets those that are long past. */
export async function sweepBackups(services: Storage): Promise<void> {
  const { db, clock } = services;
  await endOverdue(services);
  await clearJournal(db);
  await db
    .delete(backups)
    .where(lt(backups.startedAt, new Date(clock().getTime() - listedDays * 86_400_000)));
}

/** What a scheduled one may take: the first copies all files there are, some at each run. */
const mostDays = 7;

async function endOverdue({ db, clock }: Storage): Promise<void> {
  const now = clock();
  await db
    .update(backups)
    .set({ endedAt: now, trouble: "It was not finished in time." })
    .where(
      sql`${backups.endedAt} is null and ${backups.startedAt} <= ${now.getTime()} - iif(origin = 'schedule', ${mostDays}, 1) * ${mostDuration}`,
    );
}

/** The journal is of use to backups under way alone. */
export async function clearJournal(db: Services["db"]): Promise<void> {
  await db.delete(backupChanges).where(sql`not exists (select 1 from ${backups} where ended_at is null)`);
}

/** Wrangler’s own table: there is none where the migrations were applied otherwise. */
export async function lastMigration({ db }: Pick<Services, "db">): Promise<string> {
  const there = sql`select 1 from sqlite_master where name = 'd1_migrations'`;
  if ((await db.all(there)).length === 0) return "";
  const [last] = await db.all<{ name: string }>(sql`select name from d1_migrations order by id desc limit 1`);
  return last?.name ?? "";
}

export function shown({ firstChange: _first, place: _place, ...row }: BackupRow): Backup {
  return withTimes(row);
}

import { asc, and, desc, eq, gt, lt } from "drizzle-orm";
import { restoreFiles, restoreParts, restores } from "#db/schema.ts";
import type { Manifest } from "@toadstool/archive/manifest";
import type { Owner } from "../identity/owner.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { firstMade, type Restore, type RestoreReport } from "./restore.ts";

type Storage = Pick<Services, "db">;
export type RestoreRow = typeof restores.$inferSelect;

/** The restore that is under way; null where there is none. */
export async function findOpenRestore({ db }: Storage, _owner: Owner): Promise<Restore | null> {
  const [row] = await db.select().from(restores).where(eq(restores.state, "open"));
  return row ? shown(row) : null;
}

/** The restore of that name that takes parts; null where there is none, refused where it is done. */
export async function findTaking({ db }: Storage, id: string): Promise<RestoreRow | Refused | null> {
  const [row] = await db.select().from(restores).where(eq(restores.id, id));
  if (row?.state !== "done") return row ?? null;
  return refuse("conflict", "restore_done", "This restore is done. Begin another.");
}

export async function findLatest({ db }: Storage): Promise<RestoreRow | null> {
  const [row] = await db
    .select()
    .from(restores)
    .orderBy(desc(restores.startedAt), desc(restores.id))
    .limit(1);
  return row ?? null;
}

/** Which parts of rows have arrived: a command that goes on sends the others. */
export async function listParts(
  { db }: Storage,
  _owner: Owner,
  id: string,
): Promise<{ table: string; part: number }[]> {
  const { source: table, part } = restoreParts;
  const hasArrived = and(eq(restoreParts.restoreId, id), lt(restoreParts.part, firstMade));
  return db.select({ table, part }).from(restoreParts).where(hasArrived);
}

const filesAtOnce = 2000;

/** Up to 2,000 keys of files that have arrived, in order, from the first after `after`. */
export async function listFiles(
  { db }: Storage,
  _owner: Owner,
  id: string,
  after: string,
): Promise<string[]> {
  const { key, restoreId } = restoreFiles;
  const ofRestore = and(eq(restoreId, id), gt(key, after));
  const rows = await db
    .select({ key })
    .from(restoreFiles)
    .where(ofRestore)
    .orderBy(asc(key))
    .limit(filesAtOnce);
  return rows.map((row) => row.key);
}

export const manifestOf = ({ manifest }: RestoreRow) => JSON.parse(manifest) as Manifest;

export function shown(row: RestoreRow): Restore {
  const { site, consistentAt } = manifestOf(row);
  return {
    id: row.id,
    state: row.state,
    site,
    consistentAt,
    startedAt: row.startedAt.toISOString(),
    touchedAt: row.touchedAt.toISOString(),
    // Reports of earlier versions have no number of logins.
    report: row.report ? { logins: 0, ...(JSON.parse(row.report) as Omit<RestoreReport, "logins">) } : null,
  };
}

import { and, eq } from "drizzle-orm";
import { collect, type ObjectStore } from "@toadstool/media/bindings";
import { statementsLeft } from "#db/d1/statements.ts";
import { backups } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { type BackupRow, clearJournal, lastMigration } from "../backups.server.ts";
import { changesAfter } from "../changed-rows.server.ts";
import { pageBytes, rowsAfter } from "../row-pages.server.ts";
import { tablesIn } from "../tables.server.ts";
import { copyFiles } from "./copy-files.server.ts";
import { incompleteNameOf, type KeptManifest, keys, nameOf } from "./layout.ts";
import { putLines, sha256Of } from "./parts.server.ts";
import type { Place } from "./place.ts";

export type Scheduling = Pick<Services, "db" | "clock" | "files" | "settings"> & { kept: ObjectStore };

const tables = tablesIn(false);
/** Parts read again in one step. */
const mostChecked = 5;
/** For writing the place, and the end of the run. */
const statementsKept = 5;

/** One step of a scheduled backup; null once it has ended. */
export async function takeStep(services: Scheduling, backup: BackupRow, place: Place): Promise<Place | null> {
  if (place.phase === "rows") return readTables(services, backup, place);
  if (place.phase === "changes") return readChanged(services, backup, place);
  if (place.phase === "files") return copyFiles(services, nameOf(backup.startedAt), place);
  return check(services, backup, place);
}

/** About a page of rows: a part of a large table, or several small ones. */
async function readTables(services: Scheduling, backup: BackupRow, place: Place): Promise<Place> {
  const lines: string[] = [];
  const begun = tables.findIndex((name) => name === place.table);
  let [at, after] = begun < 0 ? [0, 0] : [begun, place.after];
  let left = pageBytes;
  for (let table = tables[at]; table && left > 0 && statementsLeft() > statementsKept; table = tables[at]) {
    const { rows, next } = await rowsAfter(services, table, after, left);
    for (const [row, values] of rows) {
      const line = JSON.stringify([table, row, values]);
      left -= line.length;
      lines.push(line);
    }
    [at, after] = next === null ? [at + 1, 0] : [at, next];
  }
  const written = { ...(await putRows(services, backup, place, lines)), table: tables[at] ?? "", after };
  return at === tables.length ? { ...written, phase: "changes" } : written;
}

async function readChanged(services: Scheduling, backup: BackupRow, place: Place): Promise<Place> {
  const { changes, next, consistentAt } = await changesAfter(services, tables, place.change);
  const written = {
    ...(await putRows(
      services,
      backup,
      place,
      changes.map((change) => JSON.stringify(change)),
    )),
    change: next,
  };
  if (!consistentAt) return written;
  await services.db.update(backups).set({ consistentAt }).where(eq(backups.id, backup.id));
  return { ...written, phase: "files" };
}

async function putRows(
  { kept }: Scheduling,
  { startedAt }: BackupRow,
  place: Place,
  lines: string[],
): Promise<Place> {
  if (lines.length === 0) return place;
  const bytes = await putLines(kept, keys.rows(nameOf(startedAt), place.rowParts), lines);
  return {
    ...place,
    rowParts: place.rowParts + 1,
    rows: place.rows + lines.length,
    bytes: place.bytes + bytes,
  };
}

/** Reads some parts again and compares their hashes; after the last one, writes the manifest. */
async function check(services: Scheduling, backup: BackupRow, place: Place): Promise<Place | null> {
  const { kept } = services;
  const name = nameOf(backup.startedAt);
  const parts = await collect(kept.list(keys.parts(name), place.checked || undefined), mostChecked);
  for (const { key, sha256 } of parts) {
    const found = await kept.get(key);
    if (!found || (await sha256Of(found.body)) !== sha256)
      throw new Error(`The part ${key} of a backup is not as it was written.`);
  }
  const last = parts.at(-1);
  if (last) return { ...place, checked: last.key };
  await writeManifest(services, backup, place);
  const now = services.clock();
  const { rows, files, bytes, lost, firstLost } = place;
  const trouble =
    lost > 0
      ? `It is not whole: the site’s storage has lost ${lost} files that rows name, the first ${firstLost}.`
      : "";
  await services.db
    .update(backups)
    .set({ rows, files, bytes, endedAt: now, checkedAt: now, place: "", trouble })
    .where(and(eq(backups.id, backup.id)));
  await clearJournal(services.db);
  return null;
}

async function writeManifest(services: Scheduling, backup: BackupRow, place: Place): Promise<void> {
  const { db, kept, settings } = services;
  const name = place.lost > 0 ? incompleteNameOf(backup.startedAt) : nameOf(backup.startedAt);
  const [row] = await db.select().from(backups).where(eq(backups.id, backup.id));
  const parts: KeptManifest["parts"] = [];
  for await (const { key, bytes, sha256 } of kept.list(keys.parts(name))) parts.push({ key, bytes, sha256 });
  const manifest: KeptManifest = {
    format: "toadstool-kept-backup",
    version: 1,
    name,
    site: settings.site.origin,
    startedAt: backup.startedAt.toISOString(),
    consistentAt: (row?.consistentAt ?? backup.startedAt).toISOString(),
    migration: await lastMigration(services),
    tables: [...tables],
    parts,
    rows: place.rows,
    files: place.files,
    bytes: place.bytes,
  };
  await putLines(kept, keys.manifest(name), [JSON.stringify(manifest)]);
}

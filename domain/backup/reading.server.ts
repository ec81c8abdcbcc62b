import type { TableName } from "#db/declared-tables.ts";
import { collect } from "@toadstool/media/bindings";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { findRunning } from "./backups.server.ts";
import { type Changes, changesAfter } from "./changed-rows.server.ts";
import { filePrefix } from "./named-files.ts";
import { type PlacedRow, rowsAfter } from "./row-pages.server.ts";
import { tablesIn } from "./tables.server.ts";

/** The rows of a table of a backup under way, from the first after the place `after`; null where there is no such table in it. */
export async function readRows(
  services: Pick<Services, "db">,
  _owner: Owner,
  id: string,
  { table, after }: { table: string; after: number },
): Promise<{ rows: PlacedRow[]; next: number | null } | Refused | null> {
  const backup = await findRunning(services, id);
  if (!backup || isRefused(backup)) return backup;
  const name = tablesIn(backup.hasSecrets).find((each) => each === table);
  return name ? rowsAfter(services, name, after) : null;
}

/** The rows that were changed since it began, after the number `after` of the journal. */
export async function readChanges(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
  after: number,
): Promise<Changes | Refused | null> {
  const backup = await findRunning(services, id);
  if (!backup || isRefused(backup)) return backup;
  const tables: TableName[] = tablesIn(backup.hasSecrets);
  return changesAfter(services, tables, Math.max(after, backup.firstChange));
}

/** Up to so many files are listed at once. */
const mostFiles = 500;

/** The files of the library in the order of their keys, after `after`. The rows say which of them belong to the backup. */
export async function readFiles(
  services: Pick<Services, "db" | "files">,
  _owner: Owner,
  id: string,
  after: string,
): Promise<{ files: { key: string; bytes: number }[]; next: string | null } | Refused | null> {
  const backup = await findRunning(services, id);
  if (!backup || isRefused(backup)) return backup;
  const listed = await collect(services.files.list(filePrefix, after || undefined), mostFiles);
  const files = listed.map(({ key, bytes }) => ({ key, bytes }));
  return { files, next: files.length === mostFiles ? (files.at(-1)?.key ?? null) : null };
}

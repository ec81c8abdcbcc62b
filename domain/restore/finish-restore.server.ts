import { eq, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { tablesWhere } from "#db/declared-tables.ts";
import { restoreFiles, restores } from "#db/schema.ts";
import { tablesIn } from "../backup/tables.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { type ContentRefused } from "./begin-restore.server.ts";
import { comeToRest, reportOf } from "./come-to-rest.server.ts";
import { contentNow, findContent } from "./content.server.ts";
import { manifestOf, type RestoreRow, shown } from "./find-restore.server.ts";
import { placeFiles, replaceFiles } from "./place-files.server.ts";
import { type ArrivedTable, breakUnless, checkCounts, fillTable } from "./put-back.server.ts";
import { countWaiting } from "./staged-logins.server.ts";
import { firstMade, loginTables, type Restore } from "./restore.ts";

/** Tables that no archive has and that are emptied, children first: they speak of what was on the site before. */
const emptiedTables = tablesWhere(({ restore }) => restore === "emptied").toReversed();

type Storage = Pick<Services, "db" | "clock" | "store" | "files" | "settings">;

/**
 * Replaces what is on the site by what has arrived, if all of it has and nothing of the site has changed since the owner agreed.
 * First files are put where no row names them, then one batch replaces all rows, then the files that the site had otherwise are
 * replaced. With many files a call does a part of it and answers an `open` restore: call again. A crash at any point changes
 * nothing or is gone on from; finished twice, it is finished once.
 */
export async function finishRestore(
  services: Storage,
  _owner: Owner,
  id: string,
  { filesAtOnce }: { filesAtOnce?: number } = {},
): Promise<Restore | ContentRefused | null> {
  const { db } = services;
  const [row] = await db.select().from(restores).where(eq(restores.id, id));
  if (!row) return null;
  if (row.state === "done") return settled(services, row, filesAtOnce);
  const arrived = await findArrived(db, id);
  const refused = refuseIncomplete(row, arrived) ?? (await refuseChanged(services, row));
  if (refused) return refused;
  const more = await placeFiles(services, row, filesAtOnce);
  if (more) return isRefused(more) ? more : shown(row);
  const broken = await replaceAll(services, row, arrived.tables).catch(whyBroken);
  if (broken) return (await refuseChanged(services, row)) ?? broken;
  const [done] = await db.select().from(restores).where(eq(restores.id, id));
  return done ? settled(services, done, filesAtOnce) : null;
}

async function settled(services: Storage, row: RestoreRow, filesAtOnce?: number): Promise<Restore> {
  const isUnderWay = await replaceFiles(services, row.id, filesAtOnce);
  return isUnderWay ? { ...shown(row), state: "open" } : shown(row);
}

interface Arrived {
  tables: (ArrivedTable & { bytes: number; isWhole: boolean })[];
  files: { count: number; bytes: number };
}

async function findArrived(db: Storage["db"], id: string): Promise<Arrived> {
  const [parts, asides, [files]] = await Promise.all([
    db.all<{ table: string; rows: number; bytes: number; columns: string; isWhole: number }>(
      sql`select source as "table", sum(rows) as rows, sum(bytes) as bytes, min(columns) as columns,
        count(*) filter (where part < ${firstMade}) = coalesce(max(part) filter (where part < ${firstMade}), -1) + 1
          and min(columns) = max(columns) as isWhole
        from restore_parts where restore_id = ${id} group by source`,
    ),
    db.all<{ source: string; name: string }>(
      sql`select distinct source, name from restore_texts where restore_id = ${id}`,
    ),
    db
      .select({ count: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(bytes), 0)` })
      .from(restoreFiles)
      .where(eq(restoreFiles.restoreId, id)),
  ]);
  const tables = parts.map(({ columns, isWhole, ...part }) => ({
    ...part,
    isWhole: isWhole === 1,
    columns: columns.split(" "),
    aside: asides.filter(({ source }) => source === part.table).map(({ name }) => name),
  }));
  return { tables, files: files ?? { count: 0, bytes: 0 } };
}

function refuseIncomplete(row: RestoreRow, { tables, files }: Arrived): Refused | null {
  const wanted = manifestOf(row);
  const missing = Object.entries(wanted.tables).flatMap(([table, { rows, bytes }]) => {
    const found = tables.find((one) => one.table === table);
    const isThere = found ? found.isWhole && found.rows === rows && found.bytes === bytes : rows === 0;
    return isThere ? [] : [`${table} (${found?.rows ?? 0} of ${rows} rows)`];
  });
  if (files.count !== wanted.files.count || files.bytes !== wanted.files.bytes)
    missing.push(`files (${files.count} of ${wanted.files.count})`);
  if (missing.length === 0) return null;
  return refuse("conflict", "restore_incomplete", `Something is missing: ${missing.join(", ")}.`);
}

async function refuseChanged(services: Storage, row: RestoreRow): Promise<ContentRefused | null> {
  const { text, digest, losses } = await findContent(services);
  if (text === row.replaces) return null;
  const message =
    "The site has changed since the restore began. Nothing was restored. Look at what it has now, and start again.";
  return { ...refuse("conflict", "site_not_empty", message), current: { digest, losses } };
}

async function replaceAll(
  { db, clock, settings }: Storage,
  row: RestoreRow,
  arrived: ArrivedTable[],
): Promise<null> {
  const { id } = row;
  const { tables } = manifestOf(row);
  const now = clock();
  // Logins are no part of it: the owner confirms them.
  const order: string[] = tablesIn(false);
  const isLogin = sql`source in ${[...loginTables]}`;
  const filled = order.flatMap((table) => arrived.find((one) => one.table === table) ?? []);
  const counts = order.map((table) => ({ table, rows: tables[table]?.rows ?? 0 }));
  const isMeant = sql`(select replaces from restores where id = ${id} and state = 'open') is ${contentNow}`;
  const result = sql`update restores set state = 'done', finished_at = ${now.getTime()}, touched_at = ${now.getTime()}, result = ${contentNow} where id = ${id}`;
  const statements: SQL[] = [
    breakUnless(isMeant),
    // A backup under way would hold neither the one nor the other; without it, no journal is written either.
    sql`update backups set ended_at = ${now.getTime()}, trouble = 'The site was restored meanwhile.' where ended_at is null`,
    ...order.toReversed().map((table) => sql.raw(`delete from ${table}`)),
    ...filled.map((table) => fillTable(id, table)),
    ...checkCounts(counts),
    sql`update restores set report = ${reportOf(countWaiting(id))} where id = ${id}`,
    ...comeToRest(now, settings.site.origin),
    // Triggers have announced all of it.
    ...emptiedTables.map((table) => sql.raw(`delete from ${table}`)),
    result,
    sql`delete from restore_texts where restore_id = ${id}`,
    sql`delete from restore_files where restore_id = ${id}`,
    sql`delete from restore_parts where restore_id = ${id} and not ${isLogin}`,
  ];
  // Drizzle binds nothing to statements of its own in a batch; these name nothing that was sent.
  await batch(db, { all: statements.map((statement) => db.run(statement.inlineParams())) });
  return null;
}

/** A refusal where the rows themselves broke the batch; anything else is a fault of ours. */
function whyBroken(error: unknown): Refused {
  const words = `${error} ${error instanceof Error ? error.cause : ""}`;
  if (!/constraint|malformed JSON/i.test(words)) throw error;
  const message = "The rows of the backup contradict each other. Nothing was restored.";
  return refuse("invalid", "inconsistent_rows", message);
}

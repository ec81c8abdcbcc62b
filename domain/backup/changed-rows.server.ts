import { statementsLeft } from "#db/d1/statements.ts";
import type { TableName } from "#db/declared-tables.ts";
import type { Services } from "../services.ts";
import { pageBytes, placed, sizes, type StoredRow } from "./row-pages.server.ts";

/** Where a row is, and what it is now; null where it is no more. */
type ChangedRow = [table: TableName, place: number, row: StoredRow | null];

export interface Changes {
  changes: ChangedRow[];
  /** The last number of the journal that is dealt with. */
  next: number;
  /** The moment at which all pages and changes together are the database; null where there are more changes. */
  consistentAt: Date | null;
}

interface Entry {
  number: number;
  source: TableName;
}

/** Entries of the journal, and bytes of rows, that one call deals with. */
const usual = { entries: 2000, bytes: 2 * pageBytes };
const endless = Number.MAX_SAFE_INTEGER;
/** Tables that one call reads, each by a statement, and the statements that it leaves to others. */
const mostTables = 30;
const statementsKept = 12;

/**
 * Reads the rows that were changed after the number `after`. Where that is not too much, it reads them all in one transaction with the
 * journal’s last number: with every page that was read before, this is the database as it was at that moment.
 */
export async function changesAfter(
  { db, clock }: Pick<Services, "db" | "clock">,
  tables: TableName[],
  after: number,
  { entries, bytes }: typeof usual = usual,
): Promise<Changes> {
  const d1 = db.$client;
  const { results: noted } = await d1
    .prepare(
      `select number, source from backup_changes where number > ? and source in ${named(tables)} order by number limit ?`,
    )
    .bind(after, entries)
    .all<Entry>();
  const part = await partWithin(d1, noted, after, bytes);
  const isAll = part.length === noted.length && noted.length < entries;
  const last = part.at(-1)?.number ?? after;
  const sources = sourcesOf(part);
  const [rest, ...read] = await d1.batch<StoredRow>([
    d1
      .prepare(
        `select coalesce(max(number), ?1) as last, coalesce(sum(source not in ${named(sources)}), 0) as others
          from backup_changes where number > ?1 and source in ${named(tables)}`,
      )
      .bind(after),
    ...sources.map((table) => d1.prepare(changedRows(table)).bind(after, isAll ? endless : last)),
  ]);
  const changes = read.flatMap(({ results }, index) => {
    const table = sources[index];
    return table ? results.map((row) => changed(table, row)) : [];
  });
  const [state] = rest?.results ?? [];
  // A table that was changed only since the first look was not read.
  return isAll && state?.others === 0
    ? { changes, next: Number(state.last), consistentAt: clock() }
    : { changes, next: last, consistentAt: null };
}

/** As many of the entries as name rows of so many tables and bytes at most; one at least. */
async function partWithin(d1: D1Database, noted: Entry[], after: number, bytes: number): Promise<Entry[]> {
  const most = Math.max(1, Math.min(mostTables, statementsLeft() - statementsKept));
  const known = new Set(sourcesOf(noted).slice(0, most));
  const beyond = noted.findIndex(({ source }) => !known.has(source));
  for (let part = beyond < 0 ? noted : noted.slice(0, beyond); ;) {
    const last = part.at(-1);
    if (!last || part.length === 1) return part;
    const weights = sourcesOf(part).map(
      (table) =>
        `coalesce((select sum(${sizes[table]}) from ${table} t where t.rowid in ${rowsNotedIn(table)}), 0)`,
    );
    const weighed = await d1
      .prepare(`select ${weights.join(" + ")} as bytes`)
      .bind(after, last.number)
      .first<number>("bytes");
    const sum = weighed ?? 0;
    if (sum <= bytes) return part;
    part = part.slice(0, Math.ceil(part.length * Math.min(0.5, bytes / sum)));
  }
}

/** The rows of a table’s entries in the journal between two numbers. */
const rowsNotedIn = (table: TableName) =>
  // oxlint-disable-next-line words/typographic -- SQL
  `(select distinct row from backup_changes where number > ?1 and number <= ?2 and source = '${table}')`;

function changedRows(table: TableName): string {
  return `select c.row as _place, t.rowid is not null as _is, t.* from ${rowsNotedIn(table)} c left join ${table} t on t.rowid = c.row`;
}

function changed(table: TableName, { _is, ...row }: StoredRow): ChangedRow {
  const [place, values] = placed(row);
  return [table, place, _is ? values : null];
}

function sourcesOf(entries: Entry[]): TableName[] {
  return [...new Set(entries.map(({ source }) => source))];
}

/** The names as SQL: they are ours, and too many for parameters. */
function named(tables: TableName[]): string {
  return `(${tables.map((table) => `'${table}'`).join(", ")})`;
}

import { sql, type SQL } from "drizzle-orm";
import { rowFrom } from "#db/row-where.ts";
import { importRows, subscriberImports, subscribers, suppressions } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { fingerprints } from "../../tokens/token.server.ts";
import { toEmailKey } from "../../text/email-address.ts";
import { readAddress } from "./address-cell.ts";
import { type Columns, isGone } from "./columns.ts";
import { goneInFile, type JudgedRow } from "./import.ts";
import type { CsvRecord } from "./records.ts";

/** The verdict on a row from the row alone; "" where the database has to decide. */
export interface RowRead extends Omit<JudgedRow, "verdict"> {
  verdict: JudgedRow["verdict"] | "";
  emailKey: string;
}

/** The length of the note on a cell's content, of which no more is kept. */
export const longestCell = 254;

/** Judges each record as far as it can be without the database, doubles among them too. */
export function readRows(records: CsvRecord[], columns: Columns): RowRead[] {
  const lines = new Map<string, number>();
  return records.map((record) => {
    const row = readRow(record, columns);
    if (!row.emailKey) return row;
    const before = lines.get(row.emailKey);
    if (before !== undefined) return { ...row, verdict: "double", note: String(before) };
    lines.set(row.emailKey, row.line);
    return row;
  });
}

function readRow({ line, cells, isBroken }: CsvRecord, columns: Columns): RowRead {
  const cell = isBroken ? "" : (cells[columns.email] ?? "");
  const shown = (isBroken ? (cells[0] ?? "") : cell).trim().slice(0, longestCell);
  const bad = (note: string): RowRead => ({ line, verdict: "bad", email: shown, emailKey: "", note });
  if (isBroken) return bad("The quotation marks in this line do not match up.");
  const address = readAddress(cell);
  if ("trouble" in address) return bad(address.trouble);
  const { email } = address;
  const state = columns.state === null ? "" : (cells[columns.state] ?? "");
  const read = { line, email, emailKey: toEmailKey(email) };
  return isGone(state)
    ? { ...read, verdict: "suppressed", note: goneInFile(state.trim()) }
    : { ...read, verdict: "", note: "" };
}

/** The suppression hashes of the rows' addresses; empty where there are no suppressions. */
export async function hashesOf({ db, secret }: Pick<Services, "db" | "secret">, rows: RowRead[]) {
  const keys = rows.map(({ emailKey }) => emailKey);
  return (await db.$count(suppressions)) > 0 ? fingerprints(secret, keys) : [];
}

/**
 * The statement that stores rows with their verdicts: each is compared with the rows before it, with the subscribers, and
 * with the suppressions. It stores nothing where `stillMine` is false.
 */
export function judge(
  { db }: Pick<Services, "db">,
  id: string,
  rows: RowRead[],
  { hashes, stillMine }: { hashes: string[]; stillMine: SQL },
) {
  const given = rows.map((row, index) => [
    row.line,
    row.verdict,
    row.email,
    row.emailKey,
    row.note,
    hashes[index] ?? "",
  ]);
  const judged = rowFrom(
    importRows,
    {
      importId: id,
      line: sql`line`,
      verdict: sql`case when verdict <> '' then verdict
        when double is not null then 'double'
        when state in ('pending', 'confirmed') then 'known'
        when state is not null or reason is not null then 'suppressed'
        else 'new' end`,
      email: sql`email`,
      emailKey: sql`email_key`,
      note: sql`case when verdict <> '' then note
        when double is not null then cast(double as text)
        else coalesce(state, iif(reason is null, '', 'forgotten')) end`,
    },
    sql`from compared where exists (select 1 from ${subscriberImports} where ${stillMine})`,
  );
  // SQLite would look for the least line among all rows of the import, were it not for the plus before it.
  return db.insert(importRows).select(sql`
    with given as materialized (
      select json_extract(value, '$[0]') as line, json_extract(value, '$[1]') as verdict,
        json_extract(value, '$[2]') as email, json_extract(value, '$[3]') as email_key,
        json_extract(value, '$[4]') as note, json_extract(value, '$[5]') as hash
      from json_each(${JSON.stringify(given)})
    ), compared as materialized (
      select given.*, known.state, gone.reason, (
        select min(+before.line) from ${importRows} as before
        where before.import_id = ${id} and before.email_key = given.email_key and given.email_key <> ''
      ) as double
      from given
      left join ${subscribers} as known on known.email_key = given.email_key
      left join ${suppressions} as gone on gone.address_hash = given.hash
    )
    ${judged}`);
}

import { sql, type SQL } from "drizzle-orm";
import { rowFrom } from "@toadstool/worker-kit/d1";
import { importRows, subscriberImports, subscribers, suppressions } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { fingerprints } from "../../tokens/token.server.ts";
import { toEmailKey } from "@toadstool/mail/address";
import type { ListRow } from "@toadstool/subscriber-csv";
import { tagsInCell } from "../tags/subscriber-tag.ts";
import { goneInFile, type JudgedRow } from "./import.ts";

/** A row of the file; its verdict is "" where the database has to decide. */
interface RowRead extends Omit<JudgedRow, "verdict"> {
  verdict: JudgedRow["verdict"] | "";
  emailKey: string;
  tags: { key: string; name: string }[];
}

/** Judges each row as far as it can be without the database, doubles among them too. */
export function readRows(rows: ListRow[]): RowRead[] {
  const lines = new Map<string, number>();
  return rows.map(({ line, email, trouble, gone, tags }) => {
    if (trouble !== null) return { line, email, emailKey: "", tags: [], verdict: "bad", note: trouble };
    const row = { line, email, emailKey: toEmailKey(email), tags: tagsInCell(tags) };
    const before = lines.get(row.emailKey);
    if (before !== undefined) return { ...row, verdict: "double", note: String(before) };
    lines.set(row.emailKey, line);
    return gone === null
      ? { ...row, verdict: "", note: "" }
      : { ...row, verdict: "suppressed", note: goneInFile(gone) };
  });
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
    row.tags,
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
      tags: sql`tags`,
    },
    sql`from compared where exists (select 1 from ${subscriberImports} where ${stillMine})`,
  );
  // SQLite would look for the least line among all rows of the import, were it not for the plus before it.
  return db.insert(importRows).select(sql`
    with given as materialized (
      select json_extract(value, '$[0]') as line, json_extract(value, '$[1]') as verdict,
        json_extract(value, '$[2]') as email, json_extract(value, '$[3]') as email_key,
        json_extract(value, '$[4]') as note, json_extract(value, '$[5]') as hash,
        json_extract(value, '$[6]') as tags
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

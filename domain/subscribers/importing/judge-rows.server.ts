import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { importRows, subscriberImports, subscribers, suppressions } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { fingerprints } from "../../tokens/token.server.ts";
import { toEmailKey } from "@toadstool/mail/address";
import type { ListRow } from "../csv/list-part.ts";
import { graver, type Said, saidStates } from "@toadstool/moving-in/states";
import { tagsInCell } from "../tags/subscriber-tag.ts";
import { stateInNote } from "./decide.server.ts";
import { type JudgedRow, saidNote } from "./import.ts";

/** A row of the file; its verdict is "" where the database has to decide. */
interface RowRead extends Omit<JudgedRow, "verdict"> {
  verdict: JudgedRow["verdict"] | "";
  emailKey: string;
  said: Said | null;
  tags: { key: string; name: string }[];
}

/** Judges each row as far as it can be without the database, doubles among them too: what one says of an address holds for it. */
export function readRows(rows: ListRow[]): RowRead[] {
  const first = new Map<string, RowRead>();
  return rows.map(({ line, email, trouble, said, tags, language }) => {
    if (trouble !== null)
      return { line, email, emailKey: "", said: null, tags: [], language, verdict: "bad", note: trouble };
    const note = said ? saidNote(said) : "";
    const row: RowRead = {
      line,
      email,
      emailKey: toEmailKey(email),
      said,
      tags: tagsInCell(tags),
      language,
      verdict: "",
      note,
    };
    const before = first.get(row.emailKey);
    if (!before) {
      first.set(row.emailKey, row);
      return row;
    }
    before.said = graver(before.said, said);
    if (before.said) before.note = saidNote(before.said);
    return { ...row, verdict: "double", note: String(before.line) };
  });
}

/** The suppression hashes of the rows' addresses; empty where there are no suppressions. */
export async function hashesOf({ db, secret }: Pick<Services, "db" | "secret">, rows: RowRead[]) {
  const keys = rows.map(({ emailKey }) => emailKey);
  return (await db.$count(suppressions)) > 0 ? fingerprints(secret, keys) : [];
}

interface Judging {
  id: string;
  hashes: string[];
  stillMine: SQL;
}

/**
 * The statements that store rows with their verdicts: each is compared with the rows before it, with the subscribers, and with
 * the suppressions. They store nothing where `stillMine` is false.
 */
export function judge(services: Pick<Services, "db">, rows: RowRead[], judging: Judging) {
  return [store(services, rows, judging), heedLaterRows(services, rows, judging)] as const;
}

function store({ db }: Pick<Services, "db">, rows: RowRead[], { id, hashes, stillMine }: Judging) {
  const given = rows.map((row, index) => [
    row.line,
    row.verdict,
    row.email,
    row.emailKey,
    row.note,
    hashes[index] ?? "",
    row.tags,
    row.language,
  ]);
  const judged = rowFrom(
    importRows,
    {
      importId: id,
      line: sql`line`,
      verdict: sql`case when verdict <> '' then verdict
        when double is not null then 'double'
        when state in ('pending', 'confirmed') then 'known'
        when state is not null or reason is not null or note <> '' then 'suppressed'
        else 'new' end`,
      email: sql`email`,
      emailKey: sql`email_key`,
      note: sql`case when verdict <> '' then note
        when double is not null then cast(double as text)
        when state in ('pending', 'confirmed') and note <> '' then note
        else coalesce(state, iif(reason is null, note, 'forgotten')) end`,
      tags: sql`tags`,
      language: sql`language`,
    },
    sql`from compared where exists (select 1 from ${subscriberImports} where ${stillMine})`,
  );
  return db.insert(importRows).select(sql`
    with given as materialized (
      select json_extract(value, '$[0]') as line, json_extract(value, '$[1]') as verdict,
        json_extract(value, '$[2]') as email, json_extract(value, '$[3]') as email_key,
        json_extract(value, '$[4]') as note, json_extract(value, '$[5]') as hash,
        json_extract(value, '$[6]') as tags, json_extract(value, '$[7]') as language
      from json_each(${JSON.stringify(given)})
    ), compared as materialized (
      select given.*, known.state, gone.reason, iif(given.verdict = '', ${ofFirstRow("line", id, sql`given.email_key`)}, null) as double
      from given
      left join ${subscribers} as known on known.email_key = given.email_key
      left join ${suppressions} as gone on gone.address_hash = given.hash
    )
    ${judged}`);
}

/** Of the first row of an import with an address: one look into the index, however often the address is repeated. */
const ofFirstRow = (what: "line" | "rowid", id: string, key: SQL) => sql`(
  select earlier.${sql.raw(what)} from ${importRows} as earlier indexed by import_rows_address
  where earlier.email_key = ${key} and earlier.import_id = ${id} order by earlier.line limit 1
)`;

/** The rank of the state in a note, in the order of `saidStates`, as `graver` compares it. */
const rank = (note: SQLWrapper) => sql`instr(${saidStates.join(" ")}, ${stateInNote(note)})`;

/** An earlier part of the list may hold the first row of an address that left according to this part. */
function heedLaterRows({ db }: Pick<Services, "db">, rows: RowRead[], { id, stillMine }: Judging) {
  const said = new Map<string, Said>();
  for (const row of rows) {
    const gravest = graver(said.get(row.emailKey) ?? null, row.said);
    if (gravest) said.set(row.emailKey, gravest);
  }
  const given = [...said].map(([key, one]) => [key, saidNote(one)]);
  const later = sql`(
    select ${ofFirstRow("rowid", id, sql`json_extract(value, '$[0]')`)} as first, json_extract(value, '$[1]') as said
    from json_each(${JSON.stringify(given)})
  ) as later`;
  const { verdict, note } = importRows;
  return db
    .update(importRows)
    .set({ verdict: sql`iif(${verdict} = 'new', 'suppressed', ${verdict})`, note: sql`later.said` })
    .from(later)
    .where(
      and(
        sql`${importRows}.rowid = later.first`,
        sql`iif(${note} glob 'file:*', ${rank(sql`later.said`)} > ${rank(note)}, ${verdict} in ('new', 'known'))`,
        sql`exists (select 1 from ${subscriberImports} where ${stillMine})`,
      ),
    );
}

import { type SQL, sql } from "drizzle-orm";
import { partsTable } from "./restore.ts";

/** A table with what has arrived for it. */
export interface ArrivedTable {
  table: string;
  rows: number;
  columns: string[];
  /** Columns of which texts were put aside. */
  aside: string[];
}

/** Inserts the rows of a table that have arrived, in the order of the archive. */
export function fillTable(restoreId: string, { table, columns, aside }: ArrivedTable): SQL {
  const values = columns.map((name) => {
    const short = sql`json_extract(line.value, ${`$.${name}`})`;
    return aside.includes(name) ? sql`coalesce(${longText(name)}, ${short})` : short;
  });
  return sql`${sql.raw(`insert into ${table} (${columns.join(", ")})`)} select ${sql.join(values, sql`, `)}
    from restore_parts as arrived, json_each(arrived.lines) as line
    where arrived.restore_id = ${restoreId} and arrived.source = ${table} order by arrived.part`;
}

const longText = (
  name: string,
) => sql`(select group_concat(text, '') from (select text from restore_texts as piece
  where piece.restore_id = arrived.restore_id and piece.source = arrived.source and piece.part = arrived.part
    and piece.line = line.key and piece.name = ${name} order by piece.piece))`;

/** D1 lets a function have 32 arguments. */
const atOnce = 30;

/** Statements that break the batch where a table has not exactly the rows of the archive. */
export function checkCounts(tables: Pick<ArrivedTable, "table" | "rows">[]): SQL[] {
  const counted = tables.filter(({ table }) => table !== partsTable);
  return Array.from({ length: Math.ceil(counted.length / atOnce) }, (_, at) => {
    const some = counted.slice(at * atOnce, (at + 1) * atOnce);
    const found = some.map(({ table }) => `(select count(*) from ${table})`).join(", ");
    return breakUnless(
      sql`${sql.raw(`json_array(${found})`)} = ${JSON.stringify(some.map(({ rows }) => rows))}`,
    );
  });
}

/** JSON that is none is the one way to break a batch from within. The argument depends on a row, so it is evaluated then. */
export function breakUnless(condition: SQL): SQL {
  return sql`select json(iif(${condition}, '1', 'broken off'))`;
}

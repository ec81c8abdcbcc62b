import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { root } from "../local/processes.ts";
import { migrationsIn } from "./database.ts";

const names = migrationsIn(root);
const sqlOf = (name: string) => readFileSync(join(root, "db/migrations", name), "utf8");

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  hidden: number;
}

type Row = Record<string, unknown>;

/** A database whose migrations are run one by one. */
function site() {
  const data = new DatabaseSync(":memory:");
  const all = <Shape>(sql: string) => data.prepare(sql).all() as unknown as Shape[];
  const tables = () =>
    all<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%'",
    ).map(({ name }) => name);
  const columns = (table: string) =>
    all<Column>(`pragma table_xinfo("${table}")`).filter(({ hidden }) => hidden === 0);
  return { data, all, tables, columns };
}

/** A row in each table that has none. All values are 1, so that each reference has what it points to; no constraint is asked. */
function fill({ data, all, tables, columns }: ReturnType<typeof site>): void {
  data.exec("pragma foreign_keys = off; pragma ignore_check_constraints = on;");
  for (const table of tables()) {
    if (all(`select 1 from "${table}" limit 1`).length > 0) continue;
    const list = columns(table);
    const values = list.map(({ type }) => (/text/i.test(type) ? "'1'" : "1"));
    data.exec(
      `insert into "${table}" (${list.map(({ name }) => `"${name}"`).join()}) values (${values.join()})`,
    );
  }
  data.exec("pragma foreign_keys = on");
}

/** What a migration takes away on purpose: none of it was written by an owner or a reader, or it is elsewhere since. */
const meant: Record<string, string[]> = {
  // Sessions that the new login cannot read end.
  "0006_identity.sql": ["a row of owner_sessions"],
  // Links are read anew from the texts.
  "0029_text_links.sql": [
    "the column link_readings.post_id",
    "a row of link_readings",
    "the table post_links",
  ],
  // The one choice there was became the first welcome letter in 0030.
  "0031_no_newsletter_choices.sql": ["the table newsletter_choices"],
  // Moves are brought in by the API since, and recorded as bulk changes.
  "0042_no_moves.sql": ["the table move_items", "the table moves"],
  // What was waiting for a purge: a new version begins with an empty page cache.
  "0044_one_purge.sql": ["the table outdated_tags", "the table purge_calls"],
};

/** The last migration of 0.2.0. Those after it leave everything in place that the version before them uses. */
const lastThatTakes = "0044_one_purge.sql";

describe("a migration", () => {
  it("keeps every row, and every value of the columns that stay", () => {
    const made = site();
    const lost: string[] = [];
    for (const name of names) {
      fill(made);
      const before = Object.fromEntries(
        made.tables().map((table) => [table, made.all<Row>(`select * from "${table}"`)]),
      );
      // As D1 runs it: in a transaction, with references held at its end.
      made.data.exec(`begin; pragma defer_foreign_keys = on; ${sqlOf(name)}; commit;`);
      for (const [table, rows] of Object.entries(before))
        lost.push(...lossesOf(made, table, rows).map((loss) => `${name}: ${loss}`));
    }
    const expected = Object.entries(meant).flatMap(([name, losses]) =>
      losses.map((loss) => `${name}: ${loss}`),
    );
    expect(lost).toEqual(expected);
  });

  it("leaves what the version before it reads and writes, so that one can go back to its Worker", () => {
    const made = site();
    const broken: string[] = [];
    for (const name of names) {
      const before = made.tables().map((table) => ({ table, columns: made.columns(table) }));
      made.data.exec(sqlOf(name));
      if (name > lastThatTakes)
        broken.push(...before.flatMap((former) => breaksOf(made, former)).map((told) => `${name}: ${told}`));
    }
    expect(broken).toEqual([]);
  });
});

/** What the former Worker's statements would meet: something gone, or a new column that it does not know to fill. */
function breaksOf(made: ReturnType<typeof site>, former: { table: string; columns: Column[] }): string[] {
  const { table } = former;
  if (!made.tables().includes(table)) return [`the table ${table} is gone`];
  const now = made.columns(table);
  const known = new Set(former.columns.map(({ name }) => name));
  const stay = new Set(now.map(({ name }) => name));
  const gone = [...known].filter((name) => !stay.has(name));
  const wanted = now.filter(
    ({ name, notnull, dflt_value: value }) => !known.has(name) && notnull === 1 && value === null,
  );
  return [
    ...gone.map((name) => `the column ${table}.${name} is gone`),
    ...wanted.map(
      ({ name }) => `the new column ${table}.${name} needs a value in every row, and has no default`,
    ),
  ];
}

function lossesOf(made: ReturnType<typeof site>, table: string, rows: Row[]): string[] {
  if (!made.tables().includes(table)) return [`the table ${table}`];
  const stay = new Set(made.columns(table).map(({ name }) => name));
  const after = made.all<Row>(`select * from "${table}"`);
  const gone = Object.keys(rows[0] ?? {}).filter((name) => !stay.has(name));
  const common = Object.keys(rows[0] ?? {}).filter((name) => stay.has(name));
  const shown = (row: Row) => JSON.stringify(common.map((name) => row[name]));
  const there = new Set(after.map(shown));
  const hasChanged = rows.some((row) => !there.has(shown(row)));
  return [...gone.map((name) => `the column ${table}.${name}`), ...(hasChanged ? [`a row of ${table}`] : [])];
}

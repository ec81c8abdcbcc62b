import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Api } from "./api.ts";
import { type Database, rowsOf } from "./database.ts";
import type { Losses } from "./find-losses.ts";
import { Refused } from "./refused.ts";

interface Keeping {
  api: Api;
  root: string;
  database: Database;
  losses: Losses;
  say: (line: string) => void;
  /** Writes the rows of tables to a file, as SQL. */
  exportRows(file: string, tables: string[]): Promise<unknown>;
}

/**
 * Keeps the tables that lose rows in `backups/`, with the way back beside them: D1 serves nothing while it exports, so it is not all
 * tables. The database as a whole is kept by Time Travel.
 */
export async function keepLosses({ api, root, database, losses, say, exportRows }: Keeping): Promise<void> {
  const time = await noteTime(api, database.id, say);
  const { migrations, tables } = losses;
  if (tables.length === 0) return;
  const now = new Date().toISOString().replaceAll(/[-:]|\..*/g, "");
  const name = `backups/before-${migrations[0]?.replace(".sql", "")}-${now}`;
  const file = join(root, `${name}.sql`);
  mkdirSync(join(root, "backups"), { recursive: true, mode: 0o700 });
  try {
    await exportRows(file, tables);
    if (statSync(file).size === 0) throw new Error(`${name}.sql is empty.`);
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : error}\n${notKept(tables)}`);
  }
  await addSchema(api, database.id, file, tables);
  const way = wayBack({ name, time, losses });
  writeFileSync(`${root}/${name}.txt`, `${way.join("\n")}\n`);
  for (const line of way) say(line);
}

/**
 * Puts tables and indexes before the rows, since a row may refer to a later table, and triggers behind them, also those of other
 * tables that name these: the migration drops them as well. An export of single tables has the tables in between and no indexes.
 */
async function addSchema(api: Api, database: string, file: string, tables: string[]): Promise<void> {
  const schema = await rowsOf<{ type: string; sql: string }>(
    api,
    database,
    `select type, sql from sqlite_master where sql is not null and (tbl_name in (${quoted(tables)}) ${tables.map((table) => `or type = 'trigger' and sql like '%${table}%'`).join(" ")}) order by type = 'table' desc`,
  );
  const lines = (isTrigger: boolean) =>
    schema.filter(({ type }) => (type === "trigger") === isTrigger).map(({ sql }) => `${sql};\n`);
  const before = Buffer.from(lines(false).join(""));
  const triggers = lines(true).map((line) =>
    line.replace(/^create trigger /i, "CREATE TRIGGER IF NOT EXISTS "),
  );
  const behind = Buffer.from(["\n", ...triggers].join(""));
  writeFileSync(file, Buffer.concat([before, readFileSync(file), behind]));
}

const notKept = (tables: string[]) =>
  `The tables ${tables.join(", ")} could not be kept, so the database was not changed. Run \`npm run deploy\` again.`;

const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(", ");

function wayBack({ name, time, losses }: { name: string; time: string; losses: Losses }): string[] {
  const forget = `delete from d1_migrations where name in (${quoted(losses.migrations)})`;
  return [
    `${losses.migrations.join(", ")} takes rows from ${losses.tables.join(", ")}, kept in ${name}.sql.`,
    "To put these tables back, with everything written since, and the former Worker:",
    `  npm run wrangler -- d1 execute DB --remote --file=${name}.sql`,
    `  npm run wrangler -- d1 execute DB --remote --command="${forget}"`,
    "  npm run wrangler -- rollback",
    "To set back the whole database, within 30 days (7 on the free plan), losing what was written since:",
    `  npm run wrangler -- d1 time-travel restore DB ${time}`,
    "  git reset --hard HEAD^   # the clone before the upgrade",
    "  npm run deploy",
    `This is kept as ${name}.txt`,
  ];
}

/** D1 keeps each state of a database for 30 days (7 on the free plan); this is the one before the migrations. */
async function noteTime(api: Api, database: string, say: (line: string) => void): Promise<string> {
  const path = `/d1/database/${database}/time_travel/bookmark`;
  // A moment in time does as well.
  const found = await api.get<{ bookmark: string }>(path).catch(() => null);
  const now = new Date().toISOString();
  const name = found ? `bookmark ${found.bookmark}` : `at ${now}`;
  say(`The database as it is now: ${name} (docs/upgrade.md, “Going back”)`);
  return found ? `--bookmark=${found.bookmark}` : `--timestamp=${now}`;
}

import { sql } from "drizzle-orm";
import { facts as table } from "#db/schema.ts";
import { type Facts, factsOver } from "../facts/fact-shapes.ts";
import type { PageAddresses } from "../menu/menu.ts";
import { type FoundPages, jsonOfMenuPages, menuPagesOf } from "../own-pages/menu-pages.server.ts";
import { emptyOf, type FoundSections, jsonOfSections } from "../sections/empty-sections.server.ts";
import type { Services } from "../services.ts";

type Reading = Pick<Services, "db" | "settings" | "workFiles" | "paths">;

/** What header, footer and pages are made from. */
export interface Chrome {
  /** As readers see them: each row in place of its file. */
  facts: Facts;
  empty: readonly string[];
  pages: PageAddresses;
}

interface Row {
  name: string;
  facts: string | null;
}

/** The last chrome and the rows that it was made from: the same rows give the same object again. */
let last: { rows: readonly Row[]; for: Reading; chrome: Chrome } | undefined;
/** The query, written once: it depends only on which works are files. */
let statement: { workFiles: Reading["workFiles"]; text: string; given: unknown[] } | undefined;

/** Asks the database at each call, by one statement. */
export async function findChrome(services: Reading): Promise<Chrome> {
  if (statement?.workFiles !== services.workFiles) statement = statementOf(services);
  const { $client: database } = services.db;
  const [result] = await database.batch<Row>([database.prepare(statement.text).bind(...statement.given)]);
  const rows = result?.results ?? [];
  if (!last || !isSame(last.rows, rows) || !isFor(last.for, services))
    last = { rows, for: services, chrome: chromeOf(services, rows) };
  return last.chrome;
}

const isSame = (before: readonly Row[], now: readonly Row[]) =>
  before.length === now.length &&
  before.every(({ name, facts }, at) => name === now[at]?.name && facts === now[at].facts);

const isFor = (before: Reading, now: Reading) =>
  before.settings === now.settings && before.workFiles === now.workFiles && before.paths === now.paths;

const others = "others";

function statementOf(services: Reading) {
  const { db, workFiles } = services;
  const { sql: text, params: given } = db
    .select({ name: table.name, facts: sql<string | null>`${table.facts}`.as("facts") })
    .from(table)
    .unionAll(
      db
        .select({
          name: sql<string>`${others}`.as("name"),
          facts: sql<string>`json_array(${jsonOfSections(services)}, ${jsonOfMenuPages})`.as("facts"),
        })
        .from(sql`(select 1)`) as never,
    )
    .toSQL();
  return { workFiles, text, given };
}

function chromeOf(services: Reading, rows: readonly Row[]): Chrome {
  const found = rows.find(({ name }) => name === others)?.facts ?? "[]";
  const [sections, pages] = JSON.parse(found) as [FoundSections, FoundPages];
  return {
    facts: factsOver(
      services.settings.studio,
      rows.filter(({ name }) => name !== others),
    ),
    empty: emptyOf(services, sections),
    pages: menuPagesOf(services, pages),
  };
}

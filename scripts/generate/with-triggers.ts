import { declaredTriggers } from "#db/triggers.ts";
import { migrated, triggersOf } from "./migrated.ts";

const nameOf = (statement: string) => /^CREATE TRIGGER (\S+)/.exec(plain(statement))?.[1] ?? "";

/** White space and the quotes of names do not count. */
const plain = (statement: string) => statement.replaceAll(/[`"]/g, "").replaceAll(/\s+/g, " ");

/** The tables that a migration drops or makes anew. SQLite refuses that while a trigger of another table names one of them. */
const remaking =
  /\b(?:DROP TABLE|ALTER TABLE(?!\s+\S+\s+ADD\b))\s+(?:IF EXISTS\s+)?[`"]?(?:__new_)?(\w+)[`"]?(?:\s+RENAME\s+TO\s+[`"]?(\w+))?/gi;

/**
 * The migration with what it lacks for the database to have the triggers that the tables declare: at its beginning it drops those
 * that name a table which it makes anew, and at its end it drops and creates what differs. "" where nothing is to be done.
 */
export function withTriggers(former: string[], migration: string): string {
  const there = triggersOf(migrated(former));
  const remade = [...migration.matchAll(remaking)].flatMap(([, ...names]) => names.filter(Boolean));
  const isInTheWay = (statement: string) =>
    remade.some((table) => plain(statement).split(/\W/).includes(table));
  const first = [...there].filter(([, statement]) => isInTheWay(statement)).map(([name]) => name);
  const begun = joined([...first.map(dropping), migration]);

  const database = migrated([...former, begun]);
  const now = triggersOf(database);
  const wanted = new Map(declaredTriggers.map((statement) => [nameOf(statement), statement]));
  const isSame = (name: string) => plain(now.get(name) ?? "") === plain(wanted.get(name) ?? "");
  const dropped = [...now.keys()].filter((name) => !isSame(name)).map(dropping);
  const created = [...wanted].filter(([name]) => !isSame(name)).map(([, statement]) => `${statement};`);
  return joined([begun, ...dropped, ...created]);
}

const dropping = (name: string) => `DROP TRIGGER ${name};`;

/** As drizzle-kit parts the statements of a migration. */
const joined = (parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n--> statement-breakpoint\n");

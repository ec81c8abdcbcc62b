import { unstable_splitSqlQuery as splitStatements } from "wrangler";

const takes =
  /^(?:drop table(?: if exists)?|delete from|alter table(?=\s+\S+\s+drop\b)) +[`"[]?(?<table>\w+)/i;
const renames = /^alter table \S+ rename to [`"[]?(?<table>\w+)/i;
const comments = /^(?:\s*--.*\n)*\s*/;

/**
 * The tables that a migration takes rows or columns away from, by its SQL. One that is rebuilt and renamed, as SQLite
 * changes a table, is none of them.
 */
export function tablesThatLose(sql: string): string[] {
  const statements = splitStatements(sql).map((statement) => statement.replace(comments, ""));
  const named = (form: RegExp) =>
    statements.flatMap((statement) => form.exec(statement)?.groups?.table ?? []);
  const rebuilt = named(renames);
  return [...new Set(named(takes))].filter((table) => !rebuilt.includes(table)).toSorted();
}

import type { Row } from "./read-backup.ts";

export const textOf = (row: Row, column: string) => String(row[column] ?? "");

/** Instants are stored as Unix milliseconds. */
export const momentOf = (row: Row, column: string) =>
  row[column] === null || row[column] === undefined ? null : new Date(Number(row[column])).toISOString();

export const factsOf = <Facts>(row: Row, column = "facts") =>
  JSON.parse(textOf(row, column) || "null") as Facts;

export const isLive = (row: Row) => (row.deleted_at ?? null) === null;

/** Rows by the value that they have in a column. */
export function groupBy(rows: readonly Row[], column: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = textOf(row, column);
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  return groups;
}

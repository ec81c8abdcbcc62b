import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { columnsOf } from "./columns.server.ts";
import { shapeFault } from "./shape-fault.ts";

export type Row = Record<string, string | number | null>;

/** Milliseconds from 1970 that a date can have: https://tc39.es/ecma262/#sec-time-values-and-time-range */
const furthestInstant = 8.64e15;

/**
 * Why a row cannot be taken, which the site’s pages could not read: with the column, and what is wrong there. Null for a row as
 * the site itself writes it.
 */
export function rowFault(table: string, row: Row): string | null {
  const { known } = columnsOf(table);
  for (const [name, value] of Object.entries(row)) {
    const column = known.get(name);
    const fault = column && columnFault(column, value);
    if (fault) return `“${name}” ${fault}`;
  }
  return shapeFault(table, row);
}

function columnFault({ notNull, dataType, enumValues, columnType }: SQLiteColumn, value: Row[string]) {
  if (value === null) return notNull ? "is empty" : null;
  if (dataType === "string" || dataType === "json") {
    if (typeof value !== "string") return "is no text";
    if (dataType === "json") return jsonFault(value);
    const isAllowed = !enumValues || enumValues.length === 0 || enumValues.includes(value);
    return isAllowed ? null : `is none of ${enumValues?.join(", ")}`;
  }
  if (typeof value !== "number") return "is no number";
  if (columnType === "SQLiteReal") return null;
  if (!Number.isSafeInteger(value)) return "is no whole number";
  if (dataType === "boolean" && value !== 0 && value !== 1) return "is neither 0 nor 1";
  return dataType === "date" && Math.abs(value) > furthestInstant ? "is no moment" : null;
}

function jsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    return "is no JSON";
  }
}

import { languageTag, longestLanguage } from "@toadstool/language";
import { readAddress } from "./address-cell.ts";
import type { Columns } from "./columns.ts";
import { bytesOf, decode } from "./encoding.ts";
import type { ListPlan } from "./list-plan.ts";
import { type CsvRecord, readRecords } from "./records.ts";
import { readSaid, type Said, withoutGuard } from "@toadstool/moving-in/states";

/** Characters of a cell without an address that are kept to be shown. */
export const longestCell = 254;

export const longestTags = 2000;

/** One row of a list, headings left out. */
export interface ListRow {
  /** Where it begins in the file, from 1. */
  line: number;
  /** The address; where there is none, the cell as it is, cut to `longestCell` characters. */
  email: string;
  /** Why there is no address in it; null where there is one. */
  trouble: string | null;
  /** How the file excludes this person; null where it says that they read, or nothing. */
  said: Said | null;
  /** The tags that the file gives, as they are written there, cut to `longestTags` characters. */
  tags: string;
  /** Theirs, in the spelling of BCP 47; as it is written there where it is none. */
  language: string;
}

/** Where a part begins in its file: its byte, and that byte's line. */
export interface ListPlace {
  at: number;
  line: number;
}

/**
 * Reads up to `most` rows from a part of a file, and the place where the next part begins: after the last whole row, or at
 * the end of the file. Throws a `ListFault` where a line has no end.
 */
export function readListPart(
  plan: ListPlan,
  bytes: Uint8Array,
  { at, line, isLast, most }: ListPlace & { isLast: boolean; most: number },
): { rows: ListRow[]; next: ListPlace } {
  const text = decode(bytes, plan.encoding, isLast);
  const { records, length, line: nextLine } = readRecords(plan, { text, line, isLast, most });
  const isOver = isLast && length === text.length;
  const read = isOver ? bytes.length : bytesOf(text.slice(0, length), plan.encoding);
  const isHeaded = plan.header !== null && at === plan.start;
  const rows = (isHeaded ? records.slice(1) : records).map((record) => rowOf(record, plan));
  return { rows, next: { at: at + read, line: nextLine } };
}

function rowOf({ line, cells, isBroken }: CsvRecord, columns: Columns): ListRow {
  const cell = cells[isBroken ? 0 : columns.email] ?? "";
  const read = isBroken
    ? { trouble: "The quotation marks in this line do not match up." }
    : readAddress(cell);
  if ("trouble" in read)
    return { line, email: cell.trim().slice(0, longestCell), ...read, said: null, tags: "", language: "" };
  // Plans that were stored before there were such columns do not name them.
  const tags = withoutGuard((cells[columns.tags ?? -1] ?? "").trim()).slice(0, longestTags);
  const language = languageIn(cells[columns.language ?? -1] ?? "");
  const said = readSaid(columns.says, cells, columns.email);
  return { line, email: read.email, trouble: null, said, tags, language };
}

/** `de_DE` is how many programs write `de-DE`. */
export function languageIn(cell: string): string {
  const written = withoutGuard(cell.trim());
  return languageTag(written.replaceAll("_", "-")) ?? written.slice(0, longestLanguage);
}

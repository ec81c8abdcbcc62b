import { readAddress } from "./address-cell.ts";
import { type Columns, isGone } from "./columns.ts";
import { bytesOf, decode } from "./encoding.ts";
import type { ListPlan } from "./list-plan.ts";
import { type CsvRecord, readRecords } from "./records.ts";

/** Characters of a cell without an address that are kept to be shown. */
export const longestCell = 254;

const longestTags = 2000;

/** One row of a list, headings left out. */
export interface ListRow {
  /** Where it begins in the file, from 1. */
  line: number;
  /** The address; where there is none, the cell as it is, cut to `longestCell` characters. */
  email: string;
  /** Why there is no address in it; null where there is one. */
  trouble: string | null;
  /** The state by which the file itself says that this person is no longer a reader; null where it does not. */
  gone: string | null;
  /** The tags that the file gives, as they are written there, cut to `longestTags` characters. */
  tags: string;
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
    return { line, email: cell.trim().slice(0, longestCell), ...read, gone: null, tags: "" };
  const state = columns.state === null ? "" : (cells[columns.state] ?? "");
  // Plans that were stored before there was such a column do not name it.
  const tags = (cells[columns.tags ?? -1] ?? "").slice(0, longestTags);
  return { line, email: read.email, trouble: null, gone: isGone(state) ? state.trim() : null, tags };
}

/** An even number, as no UTF-16 sign may be divided. */
const block = 1_048_576;

/** The line of the file that contains a byte, counted from the start each time. `read` returns null where the file is gone. */
export async function lineAt(
  plan: ListPlan,
  at: number,
  read: (from: number, to: number) => Promise<Uint8Array | null>,
): Promise<number> {
  let line = 1;
  for (let from = 0; from < at; from += block) {
    const bytes = await read(from, Math.min(from + block, at));
    if (!bytes) break;
    line += lineEndsIn(bytes, plan);
  }
  return line;
}

/** How many lines end in these bytes, which begin at an even byte of the file. */
export function lineEndsIn(bytes: Uint8Array, { encoding, newline }: ListPlan): number {
  const code = newline.charCodeAt(0);
  const mark = encoding === "utf-16le" ? 0 : 1;
  const isWide = encoding.startsWith("utf-16");
  let ends = 0;
  for (let found = bytes.indexOf(code); found >= 0; found = bytes.indexOf(code, found + 1)) {
    if (!isWide || (found % 2 === mark && bytes[found ^ 1] === 0)) ends += 1;
  }
  return ends;
}

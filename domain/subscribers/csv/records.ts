import Papa from "papaparse";
import { ListFault } from "./list-fault.ts";

export type Separator = "," | ";" | "\t" | "|";
type Newline = "\n" | "\r";

export interface CsvRecord {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: string[];
  /** Its quotation marks do not match: `cells` is the whole line. */
  isBroken: boolean;
}

export interface Form {
  separator: Separator;
  newline: Newline;
}

/** A record that goes on for longer has a quotation mark too many. */
const mostLines = 20;
/** Lines that are looked at from a broken one on. A quotation mark too many makes the parser read all that it is given. */
const fewLines = 32;
/** Characters of a line; and the most that may wait for the part of the file that follows. */
const longestLine = 32_768;

interface Part {
  text: string;
  /** The line of its first character. */
  line: number;
  /** Nothing follows in the file. */
  isLast: boolean;
  /** How many records are wanted. */
  most: number;
}

/**
 * The records of a part of a file, blank ones left out, and how far they reach. One quotation mark too many costs its
 * own line and no other: that line is reported as broken, and reading goes on after it.
 */
export function readRecords(form: Form, { text, line: first, isLast, most }: Part) {
  const records: CsvRecord[] = [];
  let line = first;
  let at = 0;
  let lines = fewLines;
  while (at < text.length && records.length < most) {
    const to = endOfLines(text, at, form.newline, lines);
    const isWhole = to === text.length;
    const run = parseRun(form, text.slice(at, to), line, isLast && isWhole, most - records.length);
    records.push(...run.records);
    at += run.length;
    line = run.line;
    lines = run.isBroken ? fewLines : lines * 4;
    if (!run.isBroken && isWhole) break;
    if (!run.isBroken) continue;
    const end = text.indexOf(form.newline, at);
    if (end < 0 && !isLast) throw lineTooLong(first);
    const broken = text.slice(at, end < 0 ? undefined : end);
    records.push({ line, cells: [broken], isBroken: true });
    at = end < 0 ? text.length : end + 1;
    line += 1;
  }
  return { records, line, length: at };
}

/** Where so many lines of a text end, from a place in it on. */
function endOfLines(text: string, from: number, newline: Newline, lines: number): number {
  let end = from;
  for (let count = 0; count < lines; count++) {
    const found = text.indexOf(newline, end);
    if (found < 0) return text.length;
    end = found + 1;
  }
  return end;
}

/** Records up to the end, to as many as are wanted, or to one that is broken. */
function parseRun({ separator, newline }: Form, text: string, first: number, isLast: boolean, most: number) {
  const records: CsvRecord[] = [];
  let line = first;
  let length = 0;
  let isBroken = false;
  const parser = new Papa.Parser({
    delimiter: separator,
    newline,
    step({ data: [cells = []], errors, meta }) {
      const lines = linesOf(text.slice(length, meta.cursor), newline);
      isBroken = lines > mostLines || (errors.length > 0 && lines > 1);
      if (isBroken) return parser.abort();
      if (cells.some((cell) => cell.trim())) records.push({ line, cells, isBroken: false });
      line += lines;
      length = meta.cursor;
      if (records.length >= most) parser.abort();
    },
  });
  parser.parse(text, 0, !isLast);
  if (!isBroken && !isLast && records.length < most) {
    const waiting = text.slice(length);
    isBroken = waiting.length > longestLine || linesOf(waiting, newline) > mostLines;
  }
  return { records, line, length, isBroken };
}

/** A list of readers has no such lines, so the file is something else. */
function lineTooLong(line: number): ListFault {
  return new ListFault(
    "line_too_long",
    `Line ${line} or a later one is far too long for a list of subscribers.`,
  );
}

function linesOf(raw: string, newline: Newline): number {
  const inner = raw.endsWith(newline) ? raw.slice(0, -1) : raw;
  return inner.includes(newline) ? inner.split(newline).length : 1;
}

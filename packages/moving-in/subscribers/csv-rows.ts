// oxlint-disable-next-line typescript/triple-slash-reference -- an app that installs this package finds its types
/// <reference path="./papaparse.d.ts" />
import Papa from "papaparse";
import { streamText } from "../source/text.ts";
import type { Source } from "../source/source.ts";

export type CsvRow = Record<string, string>;

/** The records of a CSV file as fields by their headings in lower case, one after the other. */
export async function* csvRows(
  source: Source,
  path: string,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<CsvRow> {
  let names: string[] | null = null;
  let delimiter = "";
  for await (const record of records(streamText(source, path, onBytes))) {
    if (record.trim() === "") continue;
    delimiter ||= separatorOf(record);
    const cells = cellsOf(record, delimiter);
    if (names) yield Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? "").trim()]));
    else names = cells.map((cell) => cell.trim().toLowerCase());
  }
}

/** A record that is longer has a quotation mark too many; it ends with its line. */
const longestRecord = 200_000;

/** The text of each record: lines, but for those that go on within quotation marks. */
async function* records(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let text = "";
  for await (const part of parts) {
    text += part;
    let start = 0;
    for (let end = endOfRecord(text, start); end >= 0; end = endOfRecord(text, start)) {
      yield text.slice(start, end);
      start = end + 1;
    }
    text = text.slice(start);
  }
  while (text) {
    const end = text.indexOf("\n");
    const whole = (text.match(/"/g)?.length ?? 0) % 2 === 0;
    yield end < 0 || whole ? text : text.slice(0, end);
    if (end < 0 || whole) return;
    text = text.slice(end + 1);
  }
}

function endOfRecord(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) isQuoted = !isQuoted;
    else if (code === 0x0a && (!isQuoted || at - start > longestRecord))
      return isQuoted ? text.indexOf("\n", start) : at;
  }
  return -1;
}

function cellsOf(record: string, delimiter: string): string[] {
  let cells: string[] = [];
  const parser = new Papa.Parser({
    delimiter,
    newline: "\n",
    step: ({ data: [first = []] }) => {
      cells = first;
      parser.abort();
    },
  });
  parser.parse(record.replace(/\r$/, ""), 0, false);
  return cells;
}

function separatorOf(head: string): string {
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ",";
}

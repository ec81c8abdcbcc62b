import Papa from "papaparse";
import { withGuard } from "@toadstool/moving-in/states";

/** Spreadsheets recognise UTF-8 by it. */
export const byteOrderMark = "\ufeff";

type Cells = (string | number | null)[];

/** A line of a CSV file as RFC 4180 has it. No spreadsheet takes a cell of it for a formula; `readListPart` reads the cells as they were. */
export function csvLine(cells: Cells): string {
  return plainCsvLine(cells.map(asText));
}

/** The same with the cells as they are, for a program that would take a guard against formulas for a part of the text. */
export function plainCsvLine(cells: Cells): string {
  return `${Papa.unparse([cells])}\r\n`;
}

/** Not the library's `escapeFormulae`, because that overlooks a formula that has a line break. */
function asText(value: string | number | null): string | number | null {
  return typeof value === "string" ? withGuard(value) : value;
}

/** A file whose lines are made only as it is read, so that they are never all in memory. */
export function csvStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

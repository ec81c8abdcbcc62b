import { MovingFault } from "../fault.ts";
import type { Reading } from "../reading.ts";
import { streamText } from "../source/text.ts";

export type Row = Record<string, unknown>;

/** The rows of a table, one after the other; none where the backup has no such table. */
export async function* rowsOf(
  { source, progress }: Reading,
  table: string,
  isCounted = true,
): AsyncGenerator<Row> {
  const name = `rows/${table}.jsonl`;
  const entry = source.entries.find(({ path }) => path === name || path.endsWith(`/${name}`));
  if (!entry) return;
  let text = "";
  for await (const part of streamText(source, entry.path, (bytes) => progress.add(isCounted ? bytes : 0))) {
    const lines = (text + part).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield rowIn(line, entry.path);
  }
  if (text !== "") yield rowIn(text, entry.path);
}

function rowIn(line: string, path: string): Row {
  try {
    return JSON.parse(line) as Row;
  } catch {
    throw new MovingFault(
      "export_broken",
      `“${path}” has a line that cannot be read: the backup was changed or not unpacked whole. Nothing was imported. Unpack it again.`,
    );
  }
}

export const textIn = (row: Row, name: string) => {
  const value = row[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

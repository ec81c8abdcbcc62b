import { JSONParser } from "@streamparser/json";
import { MovingFault } from "../fault.ts";
import { streamText } from "../source/text.ts";
import type { Source } from "../source/source.ts";

export type Row = Record<string, unknown>;

/** Where Ghost’s exports have their rows: since 2014 within `db`, before and in handwritten ones at the top. */
const paths = ["$.db.*.data.*.*", "$.data.*.*", "$.db.*.meta", "$.meta"];

/** The rows of an export, one after the other, each with its table’s name; `meta` is one too. */
export async function* ghostRows(
  source: Source,
  path: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<{ table: string; row: Row }> {
  const parser = new JSONParser({ paths, keepStack: false });
  let found: { table: string; row: Row }[] = [];
  parser.onValue = ({ value, stack, key }) => {
    const table = key === "meta" ? "meta" : stack.at(-1)?.key;
    if (isRow(value) && typeof table === "string") found.push({ table, row: value });
  };
  try {
    for await (const text of streamText(source, path, onBytes)) {
      if (!parser.isEnded) parser.write(text);
      yield* found;
      found = [];
    }
  } catch (error) {
    if (error instanceof MovingFault) throw error;
    throw brokenJson(path);
  }
  if (!parser.isEnded) throw cutShort(path);
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function brokenJson(path: string): MovingFault {
  const message = `“${path}” is not valid JSON: perhaps it was edited by hand. Nothing was imported. Export it again and choose the new file as it is.`;
  return new MovingFault("export_broken", message);
}

function cutShort(path: string): MovingFault {
  const message = `“${path}” ends in the middle: it was not downloaded whole. Nothing was imported. Download it again and choose the new file.`;
  return new MovingFault("export_cut", message);
}

export const textIn = (row: Row, name: string) => {
  const value = row[name];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};

/** SQLite and MySQL have 0 and 1 for false and true. */
export const isTrue = (row: Row, name: string) => row[name] === 1 || row[name] === true || row[name] === "1";

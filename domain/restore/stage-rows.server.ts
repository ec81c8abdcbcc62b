import { splitText } from "#db/d1/split-text.ts";
import { sha256Hex } from "./sha256-hex.ts";
import { and, eq } from "drizzle-orm";
import { restoreParts, restores, restoreTexts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { columnsOf } from "./columns.server.ts";
import { findTaking, manifestOf } from "./find-restore.server.ts";
import { isTaken, renderRow } from "./render-row.server.ts";
import { firstMade, partBytes, partsTable } from "./restore.ts";
import { type Row, rowFault } from "./row-fault.server.ts";

type Storage = Pick<Services, "db" | "clock">;
type Text = Omit<typeof restoreTexts.$inferInsert, "restoreId" | "source" | "part">;

/** A row whose JSON is longer gives up its texts that are longer: D1 takes 2,000,000 bytes of a row. */
const longRow = 200_000;
const longText = 4_000;
export const pieceBytes = 1_000_000;

/** UTF-16 units of what a part keeps, of which JSON of rows has few that take more than a byte or two. */
const longestLines = 1_300_000;

interface ArrivingRows {
  table: string;
  /** From 0. */
  part: number;
  /** Of the body, in hex. */
  sha256: string;
  /** JSON Lines, as the archive has them. */
  body: Uint8Array;
}

/**
 * Takes a part of a table’s rows, each as the site itself would have written it, and with HTML that is rendered here. The same part
 * sent twice is the same part.
 */
export async function stageRows(
  services: Storage,
  _owner: Owner,
  id: string,
  { table, part, sha256, body }: ArrivingRows,
): Promise<{ rows: number } | Refused | null> {
  const restore = await findTaking(services, id);
  if (!restore || isRefused(restore)) return restore;
  if (!manifestOf(restore).tables[table]) return null;
  if ((await sha256Hex(body)) !== sha256)
    return damaged("These rows were changed on their way. Send them again.");
  const rows = rowsIn(body);
  if (!rows || (rows.length > 1 && body.length > partBytes))
    return damaged("These are no rows, or too many at once.");
  const columns = columnsIn(table, rows);
  if (isRefused(columns)) return columns;
  const unfit = refuseUnfit(table, rows);
  if (unfit) return unfit;
  const rendered = rows.filter((row) => isTaken(table, row)).map((row) => renderRow(table, row));
  const made = rendered.flatMap(({ parts }) => parts);
  const batches = [
    {
      source: table,
      part,
      columns,
      taken: rendered.map(({ row }) => row),
      rows: rows.length,
      bytes: body.length,
    },
    { source: partsTable, part: firstMade + part, columns: partColumns, taken: made, rows: 0, bytes: 0 },
  ].slice(0, table === "posts" ? 2 : 1);
  const { db, clock } = services;
  const statements = batches.map((batch) => stagePart(services, id, batch));
  if (statements.some((each) => each === null)) return damaged("These are rows that no site has.");
  const touched = db.update(restores).set({ touchedAt: clock() }).where(eq(restores.id, id));
  await db.batch([touched, ...statements.flatMap((each) => each ?? [])]);
  return { rows: rows.length };
}

const partColumns = "field part post_id text";

interface Staged {
  source: string;
  part: number;
  columns: string;
  taken: Row[];
  /** The part that has arrived. */
  rows: number;
  bytes: number;
}

/** Null where the rows are too long. */
function stagePart({ db }: Storage, restoreId: string, { source, part, taken, ...facts }: Staged) {
  const { lines, texts } = setAside(taken);
  if (lines.length > longestLines) return null;
  const place = { restoreId, source, part };
  const staged = { ...place, ...facts, lines };
  return [
    db
      .delete(restoreTexts)
      .where(
        and(
          eq(restoreTexts.restoreId, restoreId),
          eq(restoreTexts.source, source),
          eq(restoreTexts.part, part),
        ),
      ),
    db
      .insert(restoreParts)
      .values(staged)
      .onConflictDoUpdate({
        target: [restoreParts.restoreId, restoreParts.source, restoreParts.part],
        set: staged,
      }),
    ...texts.map((text) => db.insert(restoreTexts).values({ ...place, ...text })),
  ];
}

/** The first row that no page could show, with its table, its id and the reason. */
function refuseUnfit(table: string, rows: Row[]): Refused | null {
  for (const row of rows) {
    const fault = rowFault(table, row);
    const id = row.id ?? Object.values(row)[0];
    if (fault)
      return refuse(
        "invalid",
        "unfit_row",
        `The row “${id}” of ${table} cannot be restored: ${fault}. Nothing was restored.`,
      );
  }
  return null;
}

/** Null where the text is no JSON Lines of flat objects. */
function rowsIn(body: Uint8Array): Row[] | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
    if (!text.endsWith("\n")) return null;
    const rows = text
      .slice(0, -1)
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    return rows.every(isRow) ? rows : null;
  } catch {
    return null;
  }
}

function isRow(row: unknown): row is Row {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return false;
  return Object.values(row).every((value) => value === null || ["string", "number"].includes(typeof value));
}

/** The columns that all of the rows have, as one text; those that they lack have a default. */
function columnsIn(table: string, rows: Row[]): string | Refused {
  const { known, needed } = columnsOf(table);
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const strange = [...given].find((name) => !known.has(name));
  const lacking = [...needed, ...given].find((name) => rows.some((row) => !Object.hasOwn(row, name)));
  if (!strange && !lacking) return [...given].toSorted().join(" ");
  const trouble = strange
    ? `The rows of ${table} have a column “${strange}” that this version does not have.`
    : `The rows of ${table} lack “${lacking}”.`;
  const message = `${trouble} Restore the backup into the version that made it, then update.`;
  return refuse("invalid", "unknown_column", message);
}

/** The rows as a JSON array, without their long texts, and those. */
function setAside(rows: Row[]): { lines: string; texts: Text[] } {
  const texts: Text[] = [];
  const lines = rows.map((row, line) => {
    const json = JSON.stringify(row);
    if (json.length <= longRow && !json.includes(String.raw`\u0000`)) return json;
    const short = Object.entries(row).map(([name, value]) => {
      const isLong = typeof value === "string" && (value.length > longText || value.includes("\0"));
      if (!isLong) return [name, value];
      const pieces = splitText(value, { head: pieceBytes, part: pieceBytes });
      texts.push(...pieces.map((text, piece) => ({ line, name, piece, text })));
      return [name, null];
    });
    return JSON.stringify(Object.fromEntries(short));
  });
  return { lines: `[${lines.join(",")}]`, texts };
}

const damaged = (message: string) => refuse("invalid", "damaged_part", message);

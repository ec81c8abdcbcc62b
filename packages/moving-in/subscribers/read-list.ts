import { dateFrom } from "../fields/dates.ts";
import { oneLine } from "../fields/moved-text.ts";
import type { MovedItem, MovedSubscriber, System } from "../moved.ts";
import type { Reading } from "../reading.ts";
import { RemarkCounts } from "../remark-counts.ts";
import { columnsOf, type Field } from "./columns.ts";
import { type CsvRow, csvRows } from "./csv-rows.ts";

/** The subscribers of a list, as Ghost, Substack and mail providers export it. */
export async function* readList(
  { source, timeZone, progress }: Reading,
  path: string,
  system: System,
): AsyncGenerator<MovedItem> {
  const counts = new RemarkCounts();
  let columns: Partial<Record<Field, string>> | null = null;
  for await (const row of csvRows(source, path, (bytes) => progress.add(bytes))) {
    columns ??= columnsOf(Object.keys(row));
    const cell = cellsOf(row, columns);
    const email = cell("email")
      .replace(/^mailto:/i, "")
      .trim();
    if (/^[^\s@]+@[^\s@]+$/.test(email)) yield subscriber(email, cell, system, timeZone);
    else counts.add("unreadable", `Rows of “${path}” without an email address do not come.`);
  }
  yield* counts.items();
}

type Cell = (field: Field) => string;

const cellsOf =
  (row: CsvRow, columns: Partial<Record<Field, string>>): Cell =>
  (field) =>
    row[columns[field] ?? ""] ?? "";

function subscriber(email: string, cell: Cell, system: System, timeZone: string): MovedSubscriber {
  const isPaying =
    cell("isPaid").toLowerCase() === "true" || cell("isComplimentary").toLowerCase() === "true";
  const plan = cell("plan") && !/^(?:other|none|free)$/i.test(cell("plan")) ? [cell("plan")] : [];
  const labels = [cell("labels"), cell("tiers")].flatMap((list) => list.split(/[,;]/));
  const tags = [...labels, ...plan, ...(isPaying ? ["paid"] : [])].map((tag) => oneLine(tag)).filter(Boolean);
  return {
    type: "subscriber",
    id: `${system}:subscriber:${email.toLowerCase()}`,
    email,
    name: oneLine(cell("name") || `${cell("first")} ${cell("last")}`),
    joined: dateFrom(cell("joined"), timeZone),
    status: statusOf(cell),
    tags: [...new Set(tags)],
    note: cell("note"),
  };
}

const is = (cell: string, ...words: string[]) => words.includes(cell.trim().toLowerCase());

function statusOf(cell: Cell): MovedSubscriber["status"] {
  const status = cell("status");
  if (is(status, "bounced", "bounce", "cleaned")) return "bounced";
  if (is(status, "complained", "complaint", "spam")) return "complained";
  if (is(status, "pending", "unconfirmed")) return "pending";
  const isGone =
    is(status, "unsubscribed", "inactive", "left", "deleted", "archived") ||
    is(cell("subscribed"), "false", "0", "no") ||
    is(cell("disabled"), "true", "1", "yes") ||
    cell("deleted") !== "";
  return isGone ? "unsubscribed" : "confirmed";
}

import { withoutGuard } from "../states/formula-guard.ts";
import { readSaid, type Statement, statementIn } from "../states/said-state.ts";
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
  let says: Statement | null = null;
  for await (const row of csvRows(source, path, (bytes) => progress.add(bytes))) {
    const headings = Object.keys(row);
    columns ??= columnsOf(headings);
    says ??= statementIn(headings, path);
    const cell = cellsOf(row, columns);
    const email = cell("email")
      .replace(/^mailto:/i, "")
      .trim();
    if (/^[^\s@]+@[^\s@]+$/.test(email)) {
      const said = readSaid(says, Object.values(row), headings.indexOf(columns.email ?? ""));
      yield {
        ...subscriber(email, cell, system, timeZone),
        status: said?.state ?? "confirmed",
        says: said?.by ?? "",
      };
    } else counts.add("unreadable", `Rows of “${path}” without an email address do not come.`);
  }
  yield* counts.items();
}

type Cell = (field: Field) => string;

const cellsOf =
  (row: CsvRow, columns: Partial<Record<Field, string>>): Cell =>
  (field) => {
    const cell = row[columns[field] ?? ""] ?? "";
    // An address is read, and its guard taken off, where it is checked.
    return field === "email" ? cell : withoutGuard(cell);
  };

function subscriber(
  email: string,
  cell: Cell,
  system: System,
  timeZone: string,
): Omit<MovedSubscriber, "status" | "says"> {
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
    tags: [...new Set(tags)],
    note: cell("note"),
  };
}

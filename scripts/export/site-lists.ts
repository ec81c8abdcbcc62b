import type { OutgoingMember } from "@toadstool/moving-out/ghost";
import { byteOrderMark, csvLine, plainCsvLine } from "#domain/subscribers/csv/write-csv.ts";
import { ghostMember, ghostMemberColumns } from "@toadstool/moving-out/ghost";
import type { OutgoingText } from "@toadstool/moving-out";
import type { Row, Rows } from "./read-backup.ts";
import { groupBy, momentOf, textOf } from "./rows.ts";

const columns: [heading: string, cell: (row: Row) => string | null][] = [
  ["email", (row) => textOf(row, "email")],
  ["state", (row) => textOf(row, "state")],
  ["added_at", (row) => momentOf(row, "created_at")],
  ["confirmed_at", (row) => momentOf(row, "confirmed_at")],
  ["unsubscribed_at", (row) => momentOf(row, "unsubscribed_at")],
  ["source", (row) => textOf(row, "source")],
  ["consent", (row) => textOf(row, "consent")],
  ["leaving_reason", (row) => textOf(row, "leaving_reason")],
];

/** All subscribers in the columns of the admin’s own CSV, which our import reads again. */
export function subscribersCsv(rows: Rows): string {
  const tagsOf = tagFinder(rows);
  const lines = (rows.subscribers ?? []).map((row) =>
    csvLine([...columns.map(([, cell]) => cell(row)), tagsOf(row).join(", ")]),
  );
  return byteOrderMark + csvLine([...columns.map(([heading]) => heading), "tags"]) + lines.join("");
}

/**
 * The members’ CSV for Ghost, which takes each cell as it is, an apostrophe against formulas too. Without readers who have not
 * confirmed. Those who have left, or whose address bounces, get no letters there either.
 */
export function membersCsv(rows: Rows): string {
  const tagsOf = tagFinder(rows);
  const members = (rows.subscribers ?? [])
    .filter(({ state }) => state !== "pending")
    .map((row): OutgoingMember => ({
      email: textOf(row, "email"),
      isSubscribed: row.state === "confirmed",
      tags: tagsOf(row),
      note: row.state === "confirmed" ? "" : textOf(row, "state"),
      createdAt: momentOf(row, "created_at") ?? "",
    }));
  return [ghostMemberColumns, ...members.map(ghostMember)].map(plainCsvLine).join("");
}

/** Old addresses and where they lead, the owner’s own redirects among them. */
export function redirectsCsv(texts: readonly OutgoingText[], { redirects = [] }: Rows): string {
  const lines = [
    ...texts.flatMap(({ formerPaths, path }) => formerPaths.map((from) => [from, path])),
    ...redirects.map((row) => [textOf(row, "path"), textOf(row, "target")]),
  ];
  return csvLine(["from", "to"]) + lines.map((line) => csvLine(line)).join("");
}

function tagFinder({ subscriber_tags: tags = [] }: Rows) {
  const bySubscriber = groupBy(tags, "subscriber_id");
  return (row: Row) => (bySubscriber.get(textOf(row, "id")) ?? []).map((tag) => textOf(tag, "name"));
}

import { and, getTableColumns } from "drizzle-orm";
import { subscribers } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { byteOrderMark, csvLine, csvStream } from "./csv/write-csv.ts";
import { byTime, placeOf, type SubscribersWanted, thoseWanted } from "./subscriber-list.server.ts";
import { tagsOfSubscriber } from "./tags/subscriber-tags.server.ts";
import { verdictWords, noteWords, type Verdict } from "./importing/import.ts";
import { listRows } from "./importing/imports.server.ts";

type Storage = Pick<Services, "db">;
type Row = typeof subscribers.$inferSelect & { tags: string | null };

/** Rows that lie in memory at once. */
const partSize = 1000;

const columns: [heading: string, cell: (row: Row) => string | null][] = [
  ["email", (row) => row.email],
  ["state", (row) => row.state],
  ["added_at", (row) => row.createdAt.toISOString()],
  ["confirmed_at", (row) => row.confirmedAt?.toISOString() ?? null],
  ["unsubscribed_at", (row) => row.unsubscribedAt?.toISOString() ?? null],
  ["source", (row) => row.source],
  ["consent", (row) => row.consent],
  ["leaving_reason", (row) => row.leavingReason],
  ["tags", (row) => row.tags],
  ["language", (row) => row.language],
  ["undeliverable_at", (row) => row.suppressedAt?.toISOString() ?? null],
  ["undeliverable_because", (row) => row.suppressedBecause],
];

/** All subscribers wanted, newest first, as a CSV file. */
export function exportSubscribers(
  services: Storage,
  _owner: Owner,
  wanted: SubscribersWanted,
): ReadableStream<Uint8Array> {
  return csvStream(linesOf(services, wanted));
}

async function* linesOf({ db }: Storage, wanted: SubscribersWanted): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([heading]) => heading));
  let last: Row | undefined;
  do {
    const rows: Row[] = await db
      .select({ ...getTableColumns(subscribers), tags: tagsOfSubscriber })
      .from(subscribers)
      .where(and(thoseWanted(wanted), byTime.olderThan(last ? placeOf(last) : null)))
      .orderBy(...byTime.newestFirst)
      .limit(partSize);
    if (rows.length > 0) yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join("");
    last = rows.length === partSize ? rows.at(-1) : undefined;
  } while (last);
}

/** The verdict on each row of an imported list, as a CSV file. */
export function exportReport(
  services: Storage,
  owner: Owner,
  id: string,
  verdict?: Verdict,
): ReadableStream<Uint8Array> {
  async function* lines(): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(["line", "email", "verdict", "note"]);
    let after: number | undefined = 0;
    while (after !== undefined) {
      const rows = await listRows(services, owner, id, { verdict, after, limit: partSize });
      const said = rows.map((row) =>
        csvLine([row.line, row.email, verdictWords[row.verdict], noteWords(row)]),
      );
      if (said.length > 0) yield said.join("");
      after = rows.length === partSize ? rows.at(-1)?.line : undefined;
    }
  }
  return csvStream(lines());
}

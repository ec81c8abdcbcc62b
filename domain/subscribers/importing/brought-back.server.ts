import { and, asc, count, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { stateSpokenOf } from "@toadstool/moving-in/states";
import { importRows, subscribers } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import { markAsLeft } from "../subscriber-rows.server.ts";
import { decidedNote, readSaid, type SubscriberImport } from "./import.ts";
import { findImport } from "./imports.server.ts";

type Storage = Pick<Services, "db">;

/** A subscriber who came by an import alone, and had left according to a list. */
export interface BroughtBack {
  id: string;
  email: string;
  /** The line of the list that says so. */
  line: number;
  state: "unsubscribed" | "bounced" | "complained";
}

/** People that are shown at once; the next ones follow when these are decided. */
const mostShown = 100;

/** Readers who came by a list and have pressed no link of their own since. */
const isByList = and(
  eq(subscribers.source, "import"),
  eq(subscribers.state, "confirmed"),
  eq(subscribers.confirmedAt, subscribers.createdAt),
);

const saysLeft = sql`${importRows.note} glob 'file:*' and not ${importRows.note} glob 'file:pending*' and not ${importRows.note} glob 'file:unknown*'`;
/** Rows of imports made before file names were considered. */
const isNewRow = sql`${importRows.verdict} = 'new' and ${importRows.note} = ''`;

const namedState = ({ fileName }: Pick<SubscriberImport, "fileName">) => {
  const state = stateSpokenOf(fileName.replace(/\.[a-z]{1,5}$/i, ""));
  return state === null || state === "pending" || state === "unknown" ? null : state;
};

/** For each list, how many people it says had left whom an import has subscribed. */
export async function countBroughtBack(
  { db }: Storage,
  _owner: Owner,
  lists: SubscriberImport[],
): Promise<Map<string, number>> {
  const named = JSON.stringify(lists.filter(namedState).map(({ id }) => id));
  const isNamed = sql`${importRows.importId} in (select value from json_each(${named}))`;
  const rows = await db
    .select({ id: importRows.importId, count: count() })
    .from(importRows)
    .innerJoin(subscribers, eq(subscribers.emailKey, importRows.emailKey))
    .where(and(isByList, or(saysLeft, and(isNamed, isNewRow))))
    .groupBy(importRows.importId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** The subscribers whom one list brought back, in the order of its lines. */
export async function listBroughtBack(
  { db }: Storage,
  _owner: Owner,
  list: SubscriberImport,
  limit = mostShown,
): Promise<BroughtBack[]> {
  const named = namedState(list);
  const rows = await db
    .select({ id: subscribers.id, email: subscribers.email, line: importRows.line, note: importRows.note })
    .from(importRows)
    .innerJoin(subscribers, eq(subscribers.emailKey, importRows.emailKey))
    .where(and(eq(importRows.importId, list.id), isByList, or(saysLeft, named ? isNewRow : sql`false`)))
    .orderBy(asc(importRows.line))
    .limit(limit);
  return rows.flatMap(({ note, ...person }) => {
    const state = note === "" ? named : readSaid(note)?.state;
    return state && state !== "pending" && state !== "unknown" ? [{ ...person, state }] : [];
  });
}

/** Restores the state that the list gives for these people, or leaves them subscribed and does not ask again. */
export async function decideBroughtBack(
  services: Storage & Pick<Services, "clock">,
  owner: Owner,
  importId: string,
  { ids, leave }: { ids: string[]; leave: "as-left" | "as-readers" },
): Promise<void> {
  const { db, clock } = services;
  const list = await findImport(services, owner, importId);
  if (!list) return;
  const people = (await listBroughtBack(services, owner, list)).filter(({ id }) => ids.includes(id));
  const now = clock();
  const those = (state: BroughtBack["state"]): SQL | undefined => {
    const theirs = JSON.stringify(people.filter((one) => one.state === state).map(({ id }) => id));
    return and(isByList, inArray(subscribers.id, sql`(select value from json_each(${theirs}))`));
  };
  const suppressed = { suppressedAt: now, suppressedBecause: "A list that was imported says so." };
  const lines = JSON.stringify(people.map(({ line }) => line));
  await db.batch([
    db
      .update(importRows)
      .set({ note: decidedNote })
      .where(
        and(
          eq(importRows.importId, importId),
          sql`${importRows.line} in (select value from json_each(${lines}))`,
        ),
      ),
    ...(leave === "as-readers"
      ? []
      : [
          db.update(subscribers).set(markAsLeft(now)).where(those("unsubscribed")),
          db
            .update(subscribers)
            .set({ state: "bounced", ...suppressed })
            .where(those("bounced")),
          db
            .update(subscribers)
            .set({ state: "complained", ...suppressed })
            .where(those("complained")),
        ]),
  ]);
}

import { and, count, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { importRows } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import { decidedNote, type Decisions, readSaid, type SaidGroup, saidNote, saidWords } from "./import.ts";

type Storage = Pick<Services, "db">;

/** The most statements that are asked about at once. People with rarer statements are left out. */
const mostAsked = 30;

const isSaid = (id: string) =>
  and(
    eq(importRows.importId, id),
    eq(importRows.verdict, "suppressed"),
    sql`${importRows.note} glob 'file:*'`,
  );

/** An SQL expression: the state in a note that quotes the file. */
export const stateInNote = (note: SQLWrapper) =>
  sql<string>`substr(${note}, 6, instr(substr(${note}, 6), ':') - 1)`;

/** Statements of the file about people who are not subscribers here, with their numbers, the most frequent first. */
export async function listSaid({ db }: Storage, _owner: Owner, id: string): Promise<SaidGroup[]> {
  const { note } = importRows;
  const rows = await db
    .select({ note, count: count() })
    .from(importRows)
    .where(isSaid(id))
    .groupBy(note)
    .orderBy(desc(count()), note)
    .limit(mostAsked);
  return rows.map((row) => ({
    ...row,
    words: saidWords(row.note),
    state: readSaid(row.note)?.state ?? "unknown",
  }));
}

/** The statements that change rows to what the owner has decided, where `holds`. */
export function decide({ db }: Storage, id: string, groups: SaidGroup[], decisions: Decisions, holds: SQL) {
  return groups.flatMap(({ note, words }) => {
    const decision = decisions[note];
    if (!decision) return [];
    const by = readSaid(note)?.by ?? words;
    const decided =
      decision === "reader"
        ? { verdict: "new" as const, note: decidedNote }
        : { verdict: "suppressed" as const, note: saidNote({ state: decision, by }) };
    if (decided.note === note) return [];
    return [
      db
        .update(importRows)
        .set(decided)
        .where(and(isSaid(id), eq(importRows.note, note), holds)),
    ];
  });
}

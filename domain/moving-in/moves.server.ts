import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { idFrom } from "../tokens/id-from.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { moves } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { logError } from "../log.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { throwAwayStaged } from "./staged-files.server.ts";
import { type Move, type NewMove, stagedDays } from "./move.ts";
import { findMoveRow, type MoveRow } from "./move-rows.server.ts";

type Storage = Pick<Services, "db" | "store">;

/** The same `moveKey` is the same move. */
export async function beginMove(
  { db, clock }: Pick<Services, "db" | "clock">,
  _owner: Owner,
  { moveKey, ...input }: NewMove,
): Promise<Move> {
  const id = await idFrom("move", moveKey);
  await db
    .insert(moves)
    .values({ id, ...input, state: "arriving", createdAt: clock() })
    .onConflictDoNothing();
  const made = await findMoveRow({ db }, id);
  if (!made) throw new Error(`Move ${id} was begun and cannot be found.`);
  return moveOf(made);
}

export async function findMove(
  services: Pick<Services, "db">,
  _owner: Owner,
  id: string,
): Promise<Move | null> {
  const row = await findMoveRow(services, id);
  return row && moveOf(row);
}

/** Newest first. */
export async function listMoves({ db }: Pick<Services, "db">, _owner: Owner): Promise<Move[]> {
  const rows = await db.select().from(moves).orderBy(desc(moves.createdAt), desc(moves.id)).limit(20);
  return rows.map(moveOf);
}

const moveOf = ({ heldUntil: _, ...row }: MoveRow): Move => withTimes(row);

/**
 * Forgets a move and what was staged of it. What it has brought stays, and can no longer be undone as a whole. Refused while it
 * is at work; null where there is none.
 */
export async function discardMove(
  services: Storage,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | Refused | null> {
  const move = await findMoveRow(services, id);
  if (!move) return null;
  if (move.state === "running" || move.state === "undoing") return atWork();
  await throwAwayStaged(services, id);
  await services.db.delete(moves).where(eq(moves.id, id));
  return { id };
}

/** Forgets exports that were never brought in. */
export async function sweepMoves(services: Storage & Pick<Services, "clock">): Promise<void> {
  const before = new Date(services.clock().getTime() - stagedDays * 86_400_000);
  const old = await services.db
    .select({ id: moves.id })
    .from(moves)
    .where(and(inArray(moves.state, ["arriving", "staged"]), lt(moves.createdAt, before)))
    .limit(5);
  for (const { id } of old) {
    // oxlint-disable-next-line no-await-in-loop -- each has many files
    await throwAwayStaged(services, id).catch(logError);
    // oxlint-disable-next-line no-await-in-loop -- after its files
    await services.db.delete(moves).where(eq(moves.id, id));
  }
}

function atWork(): Refused {
  return refuse("conflict", "move_at_work", "This move is under way. Pause it first.");
}

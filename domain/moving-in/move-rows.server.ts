import { and, eq, type SQL, sql } from "drizzle-orm";
import { moveItems, moves } from "#db/schema.ts";
import type { Services } from "../services.ts";
import type { MoveItemRow, MoveState } from "./move.ts";

export type MoveRow = typeof moves.$inferSelect;
type Named = Pick<MoveItemRow, "moveId" | "kind" | "sourceId">;

export async function findMoveRow({ db }: Pick<Services, "db">, id: string): Promise<MoveRow | null> {
  return (await db.query.moves.findFirst({ where: eq(moves.id, id) })) ?? null;
}

export const isItem = ({ moveId, kind, sourceId }: Named) =>
  and(eq(moveItems.moveId, moveId), eq(moveItems.kind, kind), eq(moveItems.sourceId, sourceId));

/** Holds while the item waits: what it is made into is written under this condition, and once. */
export function stillWaits({ moveId, kind, sourceId }: Named): SQL {
  return sql`exists (select 1 from ${moveItems} where move_id = ${moveId} and kind = ${kind} and source_id = ${sourceId} and state = 'waiting')`;
}

/** Holds while the move is in one of these states. */
export function isMoveIn(id: string, states: readonly MoveState[]): SQL {
  return sql`exists (select 1 from ${moves} where id = ${id} and state in (select value from json_each(${JSON.stringify(states)})))`;
}

/** Where a file of the export lies until it is in the library. */
export const stagedPrefix = (moveId: string) => `moves/${moveId}/`;
export const stagedKey = (moveId: string, targetId: string) => `${stagedPrefix(moveId)}${targetId}`;

import { and, eq, inArray, sql } from "drizzle-orm";
import { moveItems, moves, subscriberImports } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { takeImport } from "../subscribers/importing/take-import.server.ts";
import type { Move, MoveActInput, MoveState } from "./move.ts";
import { findMove } from "./moves.server.ts";
import { isAwaited } from "./stage-items.server.ts";

type Acting = Pick<Services, "db" | "clock" | "moveQueue">;

/** Ends the reading of an export: from now on nothing more is staged. Refused while files of it are missing. */
export async function closeStaging(
  services: Pick<Services, "db">,
  owner: Owner,
  id: string,
): Promise<Move | Refused | null> {
  const { db } = services;
  const awaited = await db.$count(moveItems, isAwaited(id));
  if (awaited > 0) {
    const message = `${awaited} files of the export have not arrived. Send them, and say again that this is all.`;
    return refuse("conflict", "files_missing", message);
  }
  await db
    .update(moves)
    .set({ state: "staged" })
    .where(and(eq(moves.id, id), eq(moves.state, "arriving")));
  return findMove(services, owner, id);
}

/** The states in which each act is possible, and the one that it leads to. */
const acts: Record<MoveActInput["act"], { from: MoveState[]; to: MoveState; refusal: string }> = {
  start: {
    from: ["staged"],
    to: "running",
    refusal: "This export has been brought in already, or is still being read.",
  },
  pause: { from: ["running"], to: "paused", refusal: "This move is not under way." },
  resume: { from: ["paused"], to: "running", refusal: "This move is not paused." },
  retry: { from: ["paused", "running", "done"], to: "running", refusal: "This move is not under way." },
  undo: { from: ["running", "paused", "done"], to: "undoing", refusal: "There is nothing to undo." },
};

/**
 * Starts a move, pauses it, goes on, tries again what has failed, or undoes all of it. The work itself is done in steps by the
 * queue. Pressed twice it is one act. Null where there is no such move.
 */
export async function actOnMove(
  services: Acting,
  owner: Owner,
  id: string,
  { act, consent, decisions }: MoveActInput,
): Promise<Move | Refused | null> {
  const { from, to, refusal } = acts[act];
  const move = await findMove(services, owner, id);
  if (!move) return null;
  // What is pressed twice has happened.
  if (move.state === to && act !== "retry") return move;
  if (!from.includes(move.state)) return refuse("conflict", "not_now", refusal);
  if (act === "start" && consent) {
    const refused = await addSubscribers(services, owner, id, { consent, decisions });
    if (refused) return refused;
  }
  const isStill = and(eq(moves.id, id), inArray(moves.state, from));
  const { db } = services;
  const begun = act === "start" ? { startedAt: services.clock() } : {};
  await db.batch([
    db
      .update(moves)
      .set({ state: to, finishedAt: null, ...begun })
      .where(isStill),
    ...(act === "retry" ? [again(services, id)] : []),
  ]);
  if (to === "running" || to === "undoing") await services.moveQueue.send([id]);
  return findMove(services, owner, id);
}

function again({ db, clock }: Pick<Services, "db" | "clock">, id: string) {
  return db
    .update(moveItems)
    .set({ state: "waiting", attempts: 0, trouble: "", dueAt: clock() })
    .where(and(eq(moveItems.moveId, id), eq(moveItems.state, "failed")));
}

/** Adds the new subscribers of the export at once, with the owner’s word on their consent. No mail is sent. */
async function addSubscribers(
  services: Acting,
  owner: Owner,
  id: string,
  { consent, decisions }: Pick<MoveActInput, "consent" | "decisions">,
): Promise<Refused | null> {
  const { db } = services;
  await db
    .update(subscriberImports)
    .set({ consent })
    .where(and(eq(subscriberImports.id, id), eq(subscriberImports.state, "checked")));
  const taken = await takeImport(services, owner, id, decisions);
  if (isRefused(taken)) return taken;
  const finishedAt = sql`(select finished_at from ${subscriberImports} where id = ${id})`;
  if (taken) await db.update(moves).set({ subscribersAt: finishedAt }).where(eq(moves.id, id));
  return null;
}

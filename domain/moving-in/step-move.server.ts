import { and, asc, eq, inArray, isNull, lte, min, ne, or, type SQL, sql } from "drizzle-orm";
import { moveItems, moves } from "#db/schema.ts";
import { logError } from "../log.ts";
import type { Services } from "../services.ts";
import { type Bringing, bringFile } from "./bring-file.server.ts";
import { bringText } from "./bring-text.server.ts";
import type { MoveItemRow } from "./move.ts";
import { isItem, type MoveRow } from "./move-rows.server.ts";
import { bringRedirect } from "./old-addresses.server.ts";
import { refillText } from "./refill-text.server.ts";
import { removeStaged } from "./staged-files.server.ts";
import { undoStep } from "./undo-step.server.ts";

type Stepping = Bringing & Pick<Services, "studioPages" | "moveQueue">;

/** What one step does at most: a Worker has 128 MB and little time, and a long text takes 30 ms to render. */
const atOnce = { file: 1, text: 3, redirect: 20 };
/** How often an item may break a step before it is given up. */
const mostAttempts = 7;
/** How often a text is filled again. */
const mostRefills = 100;
/** Milliseconds after which a step that has not ended is taken for dead. */
const longestStep = 120_000;
/** Seconds until the next step where one broke: the database may have been away. */
const afterTrouble = 30;
/** What a queue takes for a delay. */
const longestDelay = 43_200;

const textKinds: MoveItemRow["kind"][] = ["post", "page", "letter"];

/**
 * Does one step of a move that is under way, and puts the next on the queue. One step is done at a time; what a step that died
 * has done stays done, and the cron takes up the rest. True where nothing is left to do, or it has to wait.
 */
export async function stepMove(services: Stepping, id: string): Promise<boolean> {
  const move = await hold(services, id);
  if (!move) return true;
  const next = move.state === "undoing" ? await undoStep(services, move) : await bringStep(services, move);
  const isHeld = move.heldUntil ? eq(moves.heldUntil, move.heldUntil) : isNull(moves.heldUntil);
  await services.db
    .update(moves)
    .set({ heldUntil: null })
    .where(and(eq(moves.id, id), isHeld));
  if (next !== null) await services.moveQueue.send([id], Math.min(next, longestDelay));
  return next === null || next > 0;
}

/** Takes up moves whose step died, or whose message the queue has lost. */
export async function reviveMoves({
  db,
  clock,
  moveQueue,
}: Pick<Services, "db" | "clock" | "moveQueue">): Promise<void> {
  const lost = await db
    .select({ id: moves.id })
    .from(moves)
    .where(and(atWork, isFree(clock())));
  if (lost.length > 0) await moveQueue.send(lost.map(({ id }) => id));
}

const atWork = inArray(moves.state, ["running", "undoing"]);
const isFree = (now: Date) => or(isNull(moves.heldUntil), lte(moves.heldUntil, now));

async function hold({ db, clock }: Pick<Services, "db" | "clock">, id: string): Promise<MoveRow | null> {
  const now = clock();
  const [held] = await db
    .update(moves)
    .set({ heldUntil: new Date(now.getTime() + longestStep) })
    .where(and(eq(moves.id, id), atWork, isFree(now)))
    .returning();
  return held ?? null;
}

/**
 * Seconds until the next step; null where all is done. Files come first, so that texts can name them; texts that were brought
 * in without a file come last, since all texts are looked at for them.
 */
async function bringStep(services: Stepping, move: MoveRow): Promise<number | null> {
  for (const find of [dueFiles, readyTexts, redirectsLeft, lateTexts]) {
    // oxlint-disable-next-line no-await-in-loop -- the next kind only where none of this one is left
    const items = await find(services, move.id);
    let isWell = true;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const item of items) isWell = (await bring(services, move, item)) && isWell;
    if (items.length > 0) return isWell ? 0 : afterTrouble;
  }
  return pauseOrEnd(services, move);
}

/** False where it broke; it is tried again then. */
async function bring(services: Stepping, move: MoveRow, item: MoveItemRow): Promise<boolean> {
  const { db } = services;
  const isLate = item.state === "done";
  if (item.attempts > (isLate ? mostRefills : mostAttempts)) {
    const trouble = "It could not be brought in: the site broke on it each time. Its export is unchanged.";
    const change = isLate ? { needs: [], payload: "" } : { state: "failed" as const, trouble };
    await db.update(moveItems).set(change).where(isItem(item));
    return true;
  }
  // Counted first: what kills the Worker each time is not tried for ever.
  await db
    .update(moveItems)
    .set({ attempts: item.attempts + 1 })
    .where(isItem(item));
  try {
    if (item.kind === "file") await bringFile(services, move, item);
    else if (item.kind === "redirect") await bringRedirect(services, item);
    else if (isLate) await refillText(services, item);
    else await bringText(services, item);
    return true;
  } catch (error) {
    logError(error);
    return false;
  }
}

const waiting = (id: string) => and(eq(moveItems.moveId, id), eq(moveItems.state, "waiting"));

function dueFiles({ db, clock }: Stepping, id: string) {
  return db
    .select()
    .from(moveItems)
    .where(and(waiting(id), eq(moveItems.kind, "file"), lte(moveItems.dueAt, clock())))
    .orderBy(asc(moveItems.dueAt), asc(moveItems.place))
    .limit(atOnce.file);
}

/** Whether a text shows a file of which this holds. */
const shows = (id: string, ofFile: SQL) =>
  sql`exists (select 1 from json_each(${moveItems.needs}) as need, ${moveItems} as file
    where file.move_id = ${id} and file.kind = 'file' and file.source_id = need.value and ${ofFile})`;

/** Texts that were brought in without a file that has come since. */
function lateTexts({ db }: Stepping, id: string) {
  const isDone = and(eq(moveItems.moveId, id), eq(moveItems.state, "done"), ne(moveItems.needs, []));
  return db
    .select()
    .from(moveItems)
    .where(and(isDone, inArray(moveItems.kind, textKinds), shows(id, sql`file.state = 'done'`)))
    .limit(atOnce.text);
}

/** Texts all of whose files were tried once: those that are tried again come later. */
function readyTexts({ db }: Stepping, id: string) {
  const awaits = shows(id, sql`file.state = 'waiting' and file.attempts = 0`);
  return db
    .select()
    .from(moveItems)
    .where(and(waiting(id), inArray(moveItems.kind, textKinds), sql`not ${awaits}`))
    .orderBy(asc(moveItems.kind), asc(moveItems.place))
    .limit(atOnce.text);
}

function redirectsLeft({ db }: Stepping, id: string) {
  return db
    .select()
    .from(moveItems)
    .where(and(waiting(id), eq(moveItems.kind, "redirect")))
    .limit(atOnce.redirect);
}

async function pauseOrEnd(services: Stepping, { id }: MoveRow): Promise<number | null> {
  const { db, clock, store } = services;
  const [left] = await db
    .select({ dueAt: min(moveItems.dueAt) })
    .from(moveItems)
    .where(waiting(id));
  if (left?.dueAt) return Math.max(1, Math.ceil((left.dueAt.getTime() - clock().getTime()) / 1000));
  await db
    .update(moves)
    .set({ state: "done", finishedAt: clock() })
    .where(and(eq(moves.id, id), eq(moves.state, "running")));
  // Files that were given up stay, so that they can be tried again.
  const failed = await db.$count(moveItems, and(eq(moveItems.moveId, id), eq(moveItems.state, "failed")));
  if (failed === 0) await removeStaged(store, id);
  return null;
}

import { and, eq, sql } from "drizzle-orm";
import { emptyFile, recogniseFile, unknownFile } from "@toadstool/media";
import { peek } from "@toadstool/media/storing";
import { collect } from "@toadstool/media/bindings";
import { importRows, moveItems, subscriberImports } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { uploadLimits } from "../media/image.ts";
import { isRefused, refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { isItem, isMoveIn, stagedKey, stagedPrefix } from "./move-rows.server.ts";

type Storage = Pick<Services, "db" | "store">;

/**
 * Keeps a file of the export until it is brought in. One that the library would not take is not kept: its item says why. Null
 * where the move waits for no such file.
 */
export async function stageFile(
  services: Storage & Pick<Services, "clock">,
  _owner: Owner,
  moveId: string,
  { sourceId, body }: { sourceId: string; body: ReadableStream<Uint8Array> },
): Promise<{ bytes: number } | Refused | null> {
  const { db, store, clock } = services;
  const named = { moveId, kind: "file" as const, sourceId };
  const item = await db.query.moveItems.findFirst({ where: isItem(named) });
  if (!item) return null;
  if (item.state !== "waiting") return { bytes: 0 };
  const key = stagedKey(moveId, item.targetId);
  const bytes = await keep(store, key, body);
  const isArriving = isMoveIn(moveId, ["arriving"]);
  const change = isRefused(bytes)
    ? { state: "left" as const, trouble: bytes.message }
    : { bytes, dueAt: clock() };
  const [changed] = await db
    .update(moveItems)
    .set(change)
    .where(and(isItem(named), eq(moveItems.state, "waiting"), isArriving))
    .returning({ id: moveItems.sourceId });
  if (!changed) await store.delete([key]);
  return isRefused(bytes) ? bytes : { bytes };
}

/** The bytes kept; or why the library would not take them, of which nothing is kept then. */
async function keep(
  store: Services["store"],
  key: string,
  arriving: ReadableStream<Uint8Array>,
): Promise<number | Refused> {
  const { head, body } = await peek(arriving, 1024);
  const seen = recogniseFile(head);
  if (head.length === 0) return refuse("invalid", "image_empty", emptyFile().message);
  if (seen.kind === "unknown") return refuse("unsupported", "image_type", unknownFile(seen.seems).message);
  const most = seen.kind === "picture" ? uploadLimits.picture : uploadLimits.media;
  let bytes = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > most) throw new TooLarge();
        controller.enqueue(chunk);
      },
    }),
  );
  try {
    return await store.putStream(key, counted, "application/octet-stream");
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return refuse("tooLarge", "image_too_large", `It is larger than ${most / 1_000_000} MB.`);
  }
}

class TooLarge extends Error {}

/** A staged file, read a part at a time; null where it is not there. */
export async function openStaged(
  { store }: Pick<Services, "store">,
  key: string,
  bytes: number,
): Promise<ReadableStream<Uint8Array> | null> {
  const part = 1_000_000;
  const first = await store.read(key, 0, Math.min(part, bytes));
  if (!first) return null;
  let at = first.length;
  let next: Uint8Array | null = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next) controller.enqueue(next);
        if (!next || at >= bytes) return controller.close();
        next = await store.read(key, at, Math.min(at + part, bytes));
        at += next?.length ?? 0;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Removes all staged files of a move. */
export async function removeStaged(store: Services["store"], moveId: string): Promise<void> {
  await store.delete(await collect(store.list(stagedPrefix(moveId))));
}

/** Removes what was staged of a move: its files, and the subscribers’ list. The files go first, so that a crash leaves their list. */
export async function throwAwayStaged({ db, store }: Storage, moveId: string): Promise<void> {
  await removeStaged(store, moveId);
  await db.batch([
    db.delete(importRows).where(eq(importRows.importId, moveId)),
    db.delete(subscriberImports).where(eq(subscriberImports.id, moveId)),
    db
      .update(moveItems)
      .set({ payload: "" })
      .where(sql`${moveItems.moveId} = ${moveId}`),
  ]);
}

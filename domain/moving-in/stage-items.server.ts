import { and, eq, isNull, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { moveItems } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { findMoveRow, isMoveIn } from "./move-rows.server.ts";
import type { StagedItem, StageInput } from "./moved-item.ts";
import { rowOfFile, rowOfRedirect, rowOfRemark } from "./staged-rows.server.ts";
import { rowsOfTexts } from "./staged-texts.server.ts";
import { stageSubscribers } from "./staged-subscribers.server.ts";

type Staging = Pick<Services, "db" | "clock" | "paths" | "secret">;
export type NewItem = typeof moveItems.$inferInsert;

/**
 * Stores items of an export, each with the act that is planned for it. Nothing on the site changes, and items that were stored
 * before stay as they are. Null where there is no such move.
 */
export async function stageItems(
  services: Staging,
  _owner: Owner,
  moveId: string,
  { place, items }: StageInput,
): Promise<{ items: number } | Refused | null> {
  const move = await findMoveRow(services, moveId);
  if (!move) return null;
  if (move.state !== "arriving") return notArriving();
  const placed = items.map((item, index) => ({ item, place: place + index }));
  const rows = [
    ...(await rowsOfTexts(services, moveId, placed)),
    ...(await Promise.all(placed.flatMap(({ item, place: at }) => otherRows(services, moveId, item, at)))),
  ];
  const staged = rows.map((row) =>
    services.db
      .insert(moveItems)
      .select(rowFrom(moveItems, row, sql`where ${isMoveIn(moveId, ["arriving"])}`))
      .onConflictDoNothing(),
  );
  await batch(services.db, { staged });
  await stageSubscribers(services, move, placed);
  return { items: items.length };
}

/** The rows of an item besides the text itself: a file that several texts show has one. */
function otherRows(
  services: Pick<Services, "clock">,
  moveId: string,
  item: StagedItem,
  place: number,
): Promise<NewItem>[] {
  switch (item.type) {
    case "text":
      return [...item.files, ...(item.cover ? [item.cover] : [])].map((file) =>
        rowOfFile(services, moveId, file, place),
      );
    case "picture":
      return [rowOfFile(services, moveId, item.file, place)];
    case "redirect":
      return [rowOfRedirect(services, moveId, item, place)];
    case "remark":
      return [rowOfRemark(moveId, item, place)];
    case "subscriber":
      return [];
  }
}

/** Which files inside the export the site waits for, by their source ids. */
export async function listAwaited(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  moveId: string,
): Promise<string[]> {
  const rows = await db
    .select({ sourceId: moveItems.sourceId })
    .from(moveItems)
    .where(isAwaited(moveId))
    .limit(1000);
  return rows.map(({ sourceId }) => sourceId);
}

/** A file of the export that has not been sent yet. */
export const isAwaited = (moveId: string) =>
  and(
    eq(moveItems.moveId, moveId),
    eq(moveItems.kind, "file"),
    eq(moveItems.state, "waiting"),
    isNull(moveItems.dueAt),
  );

function notArriving(): Refused {
  return refuse(
    "conflict",
    "not_arriving",
    "This export has been read to its end. Begin again to read another.",
  );
}

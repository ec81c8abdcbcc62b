import { withTimes } from "#db/d1/with-times.ts";
import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { notes } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { forgetUses } from "../media/usage/uses.server.ts";
import type { Services } from "../services.ts";
import { groupIfFree } from "../translations/tying.server.ts";
import { isLive } from "./notes.server.ts";

type Storage = Pick<Services, "db">;

const largestList = 100;

/** Moves the note to the trash, where it stays for 30 days; null where there is no such note. */
export async function deleteNote(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [deleted] = await services.db
    .update(notes)
    .set({ deletedAt: services.clock() })
    .where(and(eq(notes.id, id), isLive))
    .returning({ id: notes.id });
  return deleted ?? null;
}

/** Out of the trash, under a new version. */
export async function restoreNote(
  services: Pick<Services, "db" | "settings">,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [restored] = await services.db
    .update(notes)
    .set({
      deletedAt: null,
      translationGroup: groupIfFree(services, "notes"),
      version: sql`${notes.version} + 1`,
    })
    .where(and(eq(notes.id, id), isNotNull(notes.deletedAt)))
    .returning({ id: notes.id });
  return restored ?? null;
}

export async function listDeletedNotes({ db }: Storage, _owner: Owner) {
  const rows = await db
    .select({ id: notes.id, title: notes.title, deletedAt: notes.deletedAt })
    .from(notes)
    .where(isNotNull(notes.deletedAt))
    .orderBy(desc(notes.deletedAt))
    .limit(largestList);
  return rows.map(withTimes);
}

/** Days in which a deleted note can be restored. */
const trashDays = 30;

/** Removes permanently what has been in the trash for longer. */
export async function sweepDeletedNotes(services: Pick<Services, "db" | "clock">): Promise<void> {
  const { db } = services;
  const deletedBefore = new Date(services.clock().getTime() - trashDays * 86_400_000);
  const isOver = lte(notes.deletedAt, deletedBefore);
  await db.batch([
    forgetUses(services, "note", db.select({ id: notes.id }).from(notes).where(isOver)),
    db.delete(notes).where(isOver),
  ]);
}

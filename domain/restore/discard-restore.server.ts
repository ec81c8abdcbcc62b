import { and, eq, lt } from "drizzle-orm";
import { restores } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { givenUpAfter } from "./restore.ts";

const isOpen = eq(restores.state, "open");

/** Throws away what has arrived. Files that no row names are removed by the sweep of the media. */
export async function discardRestore(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [gone] = await db
    .delete(restores)
    .where(and(eq(restores.id, id), isOpen))
    .returning({ id: restores.id });
  return gone ?? null;
}

/** Throws away a restore that has taken nothing for a day. */
export async function sweepRestores({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - givenUpAfter);
  await db.delete(restores).where(and(isOpen, lt(restores.touchedAt, before)));
}

import { and, eq, inArray } from "drizzle-orm";
import { imageRevisions, images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { logError } from "../../log.ts";
import type { Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { findImage } from "../images.server.ts";
import { removeRevisions } from "../files/journal.server.ts";
import { refuseIfUsed } from "./refuse-used.server.ts";

/**
 * Removes an image permanently, past the trash, with the former files that are kept of it: for what its owner has never
 * seen in the library. Null where there is none; one that a text shows is refused.
 */
export async function removeImage(
  services: Pick<Services, "db" | "clock" | "store" | "pages">,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | Refused | null> {
  const { db, clock } = services;
  if (!(await findImage(services, id))) return null;
  const used = await refuseIfUsed(services, id);
  if (used) return used;
  const [[removed], left] = await db.batch([
    db.delete(images).where(eq(images.id, id)).returning({ id: images.id }),
    // Files on the way to replace it find it gone, and go by themselves.
    db
      .update(imageRevisions)
      .set({ state: "leaving", since: clock() })
      .where(and(eq(imageRevisions.imageId, id), inArray(imageRevisions.state, ["shown", "kept"])))
      .returning(),
  ]);
  // Nothing shows the files any more: should they not go now, the sweep removes them.
  const revisions = left.map(({ revision }) => ({ id, revision }));
  await removeRevisions(services, revisions).catch(logError);
  return removed ?? null;
}

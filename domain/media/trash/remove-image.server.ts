import { and, eq, inArray, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { imageRevisions, images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { forgetTags } from "../../tags/taggings.server.ts";
import { findImage } from "../images.server.ts";
import { leaveNow } from "../files/journal.server.ts";
import { refuseIfUsed } from "./refuse-used.server.ts";

/**
 * Removes an image permanently, past the trash, with the former files that are kept of it: for what its owner has never
 * seen in the library. Null where there is none; one that a text shows is refused.
 */
export async function removeImage(
  services: Pick<Services, "db" | "clock" | "studioPages">,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | Refused | null> {
  const { db } = services;
  if (!(await findImage(services, id))) return null;
  const used = await refuseIfUsed(services, id);
  if (used) return used;
  const { removed } = await batch(db, {
    // Files on the way to replace it find it gone, and go by themselves.
    files: db
      .update(imageRevisions)
      .set(leaveNow(services))
      .where(and(eq(imageRevisions.imageId, id), inArray(imageRevisions.state, ["shown", "kept"]))),
    tags: forgetTags(services, "image", sql`(${id})`),
    removed: db.delete(images).where(eq(images.id, id)).returning({ id: images.id }),
  });
  return removed[0] ?? null;
}

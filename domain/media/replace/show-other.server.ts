import { and, sql } from "drizzle-orm";
import { imageRevisions, images } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import type { Image } from "../image.ts";
import { isRevision, type Revision } from "../files/journal.server.ts";

/**
 * What the journal says once an image shows `next` in place of the files of `before`: those are kept, with all that
 * bringing them back needs. Run it in the batch that changes the image, behind that change; where the change did not
 * happen, nothing happens here.
 */
export function showOther({ db, clock }: Pick<Services, "db" | "clock">, before: Image, next: Revision) {
  const isShownNow = sql`exists (select 1 from ${images} where id = ${next.id} and revision = ${next.revision})`;
  const { facts, bytes, alt, hash } = before;
  return [
    db
      .update(imageRevisions)
      .set({ state: "kept", since: clock(), facts, bytes, alt, hash })
      .where(and(isRevision(before), isShownNow)),
    db
      .update(imageRevisions)
      .set({ state: "shown", since: clock(), facts: null, bytes: null, alt: null, hash: null })
      .where(and(isRevision(next), isShownNow)),
  ] as const;
}

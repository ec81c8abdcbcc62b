import { and, eq, inArray } from "drizzle-orm";
import { imageRevisions, images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { logError } from "../../log.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { findImage } from "../images.server.ts";
import { removeRevisions } from "../files/journal.server.ts";
import { findUses, type ImageUse } from "../usage/uses.server.ts";

/**
 * Deletes an image permanently, with the former files that are kept of it; null where there is none. An image that a text
 * shows is deleted only with `force`.
 */
export async function deleteImage(
  services: Pick<Services, "db" | "clock" | "store" | "pages">,
  _owner: Owner,
  id: string,
  { force = false }: { force?: boolean } = {},
): Promise<{ id: string } | Refused | null> {
  const { db, clock } = services;
  if (!(await findImage(services, id))) return null;
  const uses = force ? [] : ((await findUses(services, [id])).get(id) ?? []);
  if (uses.length > 0) return refuseUsed(uses);
  const [[deleted], left] = await db.batch([
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
  return deleted ?? null;
}

/** Uses that a refusal names; of further ones it gives the number. */
const mostNamed = 3;

function refuseUsed(uses: ImageUse[]): Refused {
  const named = uses.slice(0, mostNamed).map(describeUse).join(", ");
  const others = uses.length - mostNamed;
  const more = others > 0 ? ` and ${others} more` : "";
  return refuse(
    "conflict",
    "image_used",
    `This image is shown in ${named}${more}. Remove it there first, or delete it anyway and leave a gap.`,
  );
}

function describeUse({ kind, title, isDeleted }: ImageUse): string {
  return `the ${kind} “${title}”${isDeleted ? " (in the trash)" : ""}`;
}

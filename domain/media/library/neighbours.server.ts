import { and } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import type { Image } from "../image.ts";
import { byTime, type ImageListed, isListed } from "../images.server.ts";

interface Neighbour {
  id: string;
  name: string;
}

/** Those before and after an image in a list, which is newest first. */
export async function findNeighbours(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  { id, createdAt }: Image,
  listed: ImageListed,
): Promise<{ newer: Neighbour | null; older: Neighbour | null }> {
  const place = { at: new Date(createdAt), id };
  const first = () => db.select({ id: images.id, name: images.name }).from(images);
  const { newer, older } = await batch(db, {
    newer: first()
      .where(and(isListed(listed), byTime.newerThan(place)))
      .orderBy(...byTime.oldestFirst)
      .limit(1),
    older: first()
      .where(and(isListed(listed), byTime.olderThan(place)))
      .orderBy(...byTime.newestFirst)
      .limit(1),
  });
  return { newer: newer[0] ?? null, older: older[0] ?? null };
}

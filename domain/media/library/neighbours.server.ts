import { and, asc, desc, eq, gt, lt, or } from "drizzle-orm";
import { images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import type { Image } from "../image.ts";
import { type ImageListed, isListed } from "../images.server.ts";

export interface Neighbour {
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
  const at = new Date(createdAt);
  const isSame = eq(images.createdAt, at);
  const isNewer = or(gt(images.createdAt, at), and(isSame, gt(images.id, id)));
  const isOlder = or(lt(images.createdAt, at), and(isSame, lt(images.id, id)));
  const first = () => db.select({ id: images.id, name: images.name }).from(images);
  const [[newer], [older]] = await db.batch([
    first()
      .where(and(isListed(listed), isNewer))
      .orderBy(asc(images.createdAt), asc(images.id))
      .limit(1),
    first()
      .where(and(isListed(listed), isOlder))
      .orderBy(desc(images.createdAt), desc(images.id))
      .limit(1),
  ]);
  return { newer: newer ?? null, older: older ?? null };
}

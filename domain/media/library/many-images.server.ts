import { and, eq } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import type { Image } from "../image.ts";
import { findImages, foldImage } from "../images.server.ts";

type Storage = Pick<Services, "db" | "clock">;

/** An image, and the folder that it lies in or is to lie in. */
export type Placed = Pick<Image, "id" | "folder">;

/** Moves many images in one step; answers where those that were moved lay before, which undoes it. */
export async function moveImages(services: Storage, _owner: Owner, wanted: Placed[]): Promise<Placed[]> {
  const found = await findImages(
    services,
    wanted.map(({ id }) => id),
  );
  const folders = new Map(wanted.map(({ id, folder }) => [id, folder]));
  const moves = found.flatMap((image) => {
    const folder = folders.get(image.id) ?? image.folder;
    return folder === image.folder ? [] : [{ image, change: { folder } }];
  });
  await write(services, moves);
  return moves.map(({ image: { id, folder } }) => ({ id, folder }));
}

/** An alt text that another window had written first: both are shown to the owner. */
export interface Overtaken {
  image: Pick<Image, "id" | "name" | "alt">;
  typed: string;
}

/** Gives many images the alt texts that they lack, in one step. One that has got one in the meantime keeps it. */
export async function describeImages(
  services: Storage,
  _owner: Owner,
  altTexts: ReadonlyMap<string, string>,
): Promise<{ described: number; overtaken: Overtaken[] }> {
  const found = await findImages(services, [...altTexts.keys()]);
  const typed = found.map((image) => ({ image, alt: altTexts.get(image.id) ?? "" }));
  const changes = typed
    .filter(({ image, alt }) => image.alt === "" && alt !== "")
    .map(({ image, alt }) => ({ image, change: { alt } }));
  const described = await write(services, changes);
  const overtaken = typed
    .filter(({ image, alt }) => image.alt !== "" && image.alt !== alt)
    .map(({ image: { id, name, alt: kept }, alt }) => ({ image: { id, name, alt: kept }, typed: alt }));
  return { described, overtaken };
}

interface Change {
  image: Image;
  change: Partial<Pick<Image, "folder" | "alt">>;
}

/** Answers how many were written. */
async function write({ db, clock }: Storage, changes: Change[]): Promise<number> {
  const { written } = await batch(db, {
    written: changes.map(({ image, change }) =>
      db
        .update(images)
        .set({ ...change, folded: foldImage({ ...image, ...change }), updatedAt: clock() })
        // What was changed since it was read stays as it is.
        .where(and(eq(images.id, image.id), eq(images.updatedAt, new Date(image.updatedAt))))
        .returning({ id: images.id }),
    ),
  });
  return written.flat().length;
}

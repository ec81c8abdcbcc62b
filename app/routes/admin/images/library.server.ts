import type { ImageTile } from "#app/ui/image-grid.tsx";
import type { Owner } from "#domain/identity/owner.ts";
import { listFolders } from "#domain/images/folders.server.ts";
import type { Image } from "#domain/images/image.ts";
import { listImages } from "#domain/images/images.server.ts";
import { pictureOf } from "#domain/images/picture.ts";
import { findUses } from "#domain/images/uses.server.ts";
import type { Services } from "#domain/services.ts";
import { listedIn, type LibraryView } from "./address.ts";

const pageSize = 48;

/** Everything that the library's page shows of a view. */
export async function readLibrary(services: Services, owner: Owner, view: LibraryView) {
  const [uses, folders] = await Promise.all([findUses(services), listFolders(services, owner)]);
  const list = await listImages(services, owner, {
    ...listedIn(view, [...uses.keys()]),
    cursor: view.cursor || undefined,
    limit: pageSize,
  });
  return {
    view,
    folders,
    bytes: folders.reduce((total, { bytes }) => total + bytes, 0),
    count: folders.reduce((total, { count }) => total + count, 0),
    tiles: list.images.map((image) => tileOf(image, uses.has(image.id))),
    total: list.total,
    cursor: list.cursor,
  };
}

export type Library = Awaited<ReturnType<typeof readLibrary>>;

function tileOf(image: Image, isUsed: boolean): ImageTile {
  const { id, kind, name, bytes, facts } = image;
  return {
    id,
    kind,
    name,
    bytes,
    duration: facts.duration,
    picture: kind === "picture" ? pictureOf(image) : null,
    isUnused: !isUsed,
  };
}

import type { ImageTile } from "#app/ui/picture/image-grid.tsx";
import type { Owner } from "#domain/identity/owner.ts";
import { listFolders, countKinds, listImages } from "#domain/media/images.server.ts";
import { measureRemoved } from "#domain/media/files/journal.server.ts";
import { measureFormer } from "#domain/media/replace/former.server.ts";
import type { Image } from "#domain/media/image.ts";
import { findIncompleteImages } from "#domain/media/library/missing-files.server.ts";
import { pictureOf } from "#domain/media/display/picture-of.ts";
import { measureTrash } from "#domain/media/trash/trash.server.ts";
import { listImageTags } from "#domain/media/tags/image-tags.server.ts";
import { findUses } from "#domain/media/usage/find-uses.server.ts";
import type { Services } from "#domain/services.ts";
import { listedIn, type LibraryView } from "../address.ts";

const pageSize = 48;

/** Everything that the library's page shows of a view. */
export async function readLibrary(services: Services, owner: Owner, view: LibraryView) {
  const [uses, folders, tags, former, trash, removed, incomplete] = await Promise.all([
    findUses(services),
    listFolders(services, owner),
    listImageTags(services, owner),
    measureFormer(services),
    measureTrash(services),
    measureRemoved(services),
    isWhole(view) ? findIncompleteImages(services, owner) : [],
  ]);
  const [list, kinds] = await Promise.all([
    listImages(services, owner, {
      ...listedIn(view, [...uses.keys()]),
      cursor: view.cursor || undefined,
      limit: pageSize,
    }),
    countKinds(services, owner, [...uses.keys()]),
  ]);
  return {
    view,
    folders,
    tags,
    kinds,
    former,
    trash,
    removed,
    incomplete,
    /** Of all files, with former ones, those in the trash and removed ones. */
    bytes: folders.reduce((total, { bytes }) => total + bytes, former.bytes + trash.bytes + removed),
    count: folders.reduce((total, { count }) => total + count, 0),
    tiles: list.images.map((image) => tileOf(image, uses.get(image.id)?.length ?? 0)),
    total: list.total,
    cursor: list.cursor,
  };
}

/** The library as it opens: listing the store for every search and page would take long. */
function isWhole({ folder, search, tag, show, cursor }: LibraryView): boolean {
  return !folder && !search && !tag && show === "all" && !cursor;
}

export type Library = Awaited<ReturnType<typeof readLibrary>>;

function tileOf(image: Image, uses: number): ImageTile {
  const { id, kind, name, bytes, facts } = image;
  return {
    id,
    kind,
    name,
    bytes,
    duration: facts.duration,
    picture: kind === "picture" ? pictureOf(image) : null,
    uses,
  };
}

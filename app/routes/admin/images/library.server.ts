import type { Picture } from "@toadstool/media/showing";
import type { Owner } from "#domain/identity/owner.ts";
import { pictureOf } from "#domain/media/display/picture-of.ts";
import { measureRemoved } from "#domain/media/files/journal.server.ts";
import type { Image } from "#domain/media/image.ts";
import { countKinds, listFolders, listImages } from "#domain/media/images.server.ts";
import { findIncompleteImages } from "#domain/media/library/missing-files.server.ts";
import { measureFormer } from "#domain/media/replace/former.server.ts";
import { listImageTags } from "#domain/media/tags/image-tags.server.ts";
import { listDeletedImages, measureTrash } from "#domain/media/trash/trash.server.ts";
import { findUses } from "#domain/media/usage/find-uses.server.ts";
import type { Services } from "#domain/services.ts";
import { type LibraryView, listedIn } from "./address.ts";

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
  const usedIds = [...uses.keys()];
  const [list, kinds] = await Promise.all([
    view.show === "trash" ? listTrash(services, owner) : listLibrary(services, owner, view, usedIds),
    countKinds(services, owner, usedIds),
  ]);
  return {
    view,
    folders,
    tags,
    kinds,
    former,
    trash,
    removed,
    incomplete: { count: incomplete.length, images: incomplete.slice(0, pageSize) },
    /** Of all files, with former ones, those in the trash and removed ones. */
    bytes: folders.reduce((total, { bytes }) => total + bytes, former.bytes + trash.bytes + removed),
    count: folders.reduce((total, { count }) => total + count, 0),
    ...list,
    tiles: list.tiles.map((tile, at) => ({ ...tile, uses: uses.get(tile.id)?.length ?? 0, isFirst: at < 8 })),
  };
}

/** The library as it opens: listing the store for every search and page would take long. */
function isWhole({ folder, search, tag, show, cursor }: LibraryView): boolean {
  return !folder && !search && !tag && show === "all" && !cursor;
}

export type Library = Awaited<ReturnType<typeof readLibrary>>;

async function listLibrary(services: Services, owner: Owner, view: LibraryView, usedIds: string[]) {
  const { images, total, cursor } = await listImages(services, owner, {
    ...listedIn(view, usedIds),
    cursor: view.cursor || undefined,
    limit: pageSize,
  });
  return { tiles: images.map((image) => tileOf(image)), total, cursor };
}

/** The pictures in the trash come by an address that only the owner can open. */
async function listTrash(services: Services, owner: Owner) {
  const deleted = await listDeletedImages(services, owner);
  const tiles = deleted.map(({ image, keptUntil }) => {
    const src = `/admin/images/${image.id}/former/${image.revision}`;
    const shown = (picture: Picture) => ({ ...picture, sources: [], src, main: { ...picture.main, src } });
    return tileOf(image, keptUntil, shown);
  });
  return { tiles, total: tiles.length, cursor: null };
}

function tileOf(image: Image, keptUntil: string | null = null, shown = (picture: Picture) => picture) {
  const { id, kind, name, bytes, facts } = image;
  const picture = kind === "picture" ? shown(pictureOf(image)) : null;
  return { id, kind, name, bytes, duration: facts.duration, picture, keptUntil };
}

import { type ApiAnswer, callApi } from "#app/browser/api.ts";
import type { Image, ImageKind } from "#domain/media/image.ts";
import { pictureOf } from "#domain/media/display/picture.ts";
import type { ImageTile } from "../picture/image-grid.tsx";

/** An image as the API shows it: what the picker needs of it. */
export interface LibraryImage extends Pick<
  Image,
  "id" | "kind" | "name" | "folder" | "alt" | "caption" | "bytes"
> {
  /** `/media/{id}`: what texts name it by. */
  address: string;
  width: number;
  height: number;
  duration: number | null;
  isAnimated: boolean;
  thumbhash: string;
  colours: string;
  files: { url: string; type: string; width: number; height: number; bytes: number }[];
}

export interface LibraryPage {
  images: LibraryImage[];
  /** Those right below the folder that was asked for. */
  folders: { folder: string; count: number }[];
  cursor: string | null;
  total: number;
}

export interface LibraryWanted {
  path: string;
  search: string;
  kind?: ImageKind;
  cursor?: string;
}

export function listLibrary(wanted: LibraryWanted, signal?: AbortSignal): Promise<ApiAnswer<LibraryPage>> {
  return callApi("/image", { body: { ...wanted, limit: 24 }, signal });
}

export function findInLibrary(id: string, signal?: AbortSignal): Promise<ApiAnswer<LibraryImage>> {
  return callApi(`/image/${id}`, { signal });
}

export function tileOf(image: LibraryImage): ImageTile {
  const { id, kind, name, bytes, duration } = image;
  const picture = kind === "picture" ? pictureOf(asKept(image)) : null;
  return { id, kind, name, bytes, duration, picture, isUnused: false };
}

/** As the library keeps it: the addresses of its files tell the revision and their names. */
function asKept({
  files,
  width,
  height,
  duration,
  isAnimated,
  thumbhash,
  colours,
  ...known
}: LibraryImage): Image {
  const named = files.map(({ url, ...file }) => ({ ...file, name: url.split("/").at(-1) ?? "" }));
  const main = named.find(({ name }) => /^\d+\.(?:jpg|png)$/.test(name))?.name ?? "";
  return {
    ...known,
    revision: Number(files[0]?.url.split("/").at(-2)),
    facts: {
      main,
      width,
      height,
      duration,
      isAnimated,
      hasAlpha: main.endsWith(".png"),
      thumbhash,
      colours,
      files: named,
    },
    createdAt: "",
    updatedAt: "",
  };
}

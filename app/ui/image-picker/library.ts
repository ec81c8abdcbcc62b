import type { MediaKind } from "@toadstool/media";
import { answerOf, api } from "#app/browser/api.ts";
import type { Image } from "#domain/media/image.ts";
import { pictureOf } from "#domain/media/display/picture.ts";
import type { ImageTile } from "../picture/image-grid.tsx";

export type LibraryPage = Answered<ReturnType<typeof listLibrary>>;

/** An image as the API answers it: `address` is `/media/{id}`, by which texts name it. */
export type LibraryImage = LibraryPage["images"][number];

type Answered<Asked> = Extract<Awaited<Asked>, { data: unknown }>["data"];

export interface LibraryWanted {
  path: string;
  search: string;
  kind?: MediaKind;
  cursor?: string;
}

export function listLibrary(wanted: LibraryWanted, signal?: AbortSignal) {
  return answerOf(api.image.$post({ json: { ...wanted, limit: 24 } }, { init: { signal } }));
}

export function findInLibrary(id: string, signal?: AbortSignal) {
  return answerOf(api.image[":id"].$get({ param: { id } }, { init: { signal } }));
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

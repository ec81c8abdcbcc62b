import type { MediaKind } from "@toadstool/media";
import { answerOf, api } from "#app/browser/api.ts";
import { type Picture, pictureFrom } from "@toadstool/media/showing";

/** An image as the API answers it: `address` is `/media/{id}`, by which texts name it. */
export type LibraryImage = LibraryPage["images"][number];

export type LibraryPage = Answered<ReturnType<typeof listLibrary>>;

/** Why there is no answer. */
export type LibraryTrouble = Exclude<Awaited<ReturnType<typeof listLibrary>>, { data: unknown }>;

type Answered<Asked> = Extract<Awaited<Asked>, { data: unknown }>["data"];

interface LibraryWanted {
  path: string;
  search: string;
  kind?: MediaKind;
  cursor?: string;
}

/** A page of what a folder holds, newest first, and the folders right below it; throws only when `signal` aborts. */
export function listLibrary(wanted: LibraryWanted, signal?: AbortSignal) {
  return answerOf(api.image.$post({ json: { ...wanted, limit: 24 } }, { init: { signal } }));
}

export function findInLibrary(id: string, signal?: AbortSignal) {
  return answerOf(api.image[":id"].$get({ param: { id } }, { init: { signal } }));
}

/** The addresses of an image's files end with their revision and their names. */
export function pictureIn({ kind, address, alt, caption, files, ...facts }: LibraryImage): Picture | null {
  if (kind !== "picture") return null;
  const named = files.map(({ url, ...file }) => ({ ...file, name: url.split("/").at(-1) ?? "" }));
  const main = named.find(({ name }) => /^\d+\.(?:jpg|png)$/.test(name))?.name ?? "";
  const { width, height, isAnimated, colours, focus } = facts;
  const hasAlpha = main.endsWith(".png");
  const revision = files[0]?.url.split("/").at(-2);
  return pictureFrom({
    address,
    alt,
    caption,
    facts: { main, width, height, isAnimated, hasAlpha, colours, focus, files: named },
    addressOf: (name) => `${address}/${revision}/${name}`,
  });
}

import type { Picture } from "@toadstool/media/showing";
import { imageIdOf } from "../media/image.ts";
import type { PostSummary } from "./post.ts";

/** The cover of a post: a picture of the library, or an address with its smaller copies. */
export type Cover =
  | { picture: Picture }
  | { picture: null; src: string; srcSet: string | undefined; avif: string | undefined };

/** The widths that the AVIF copies of a drawn cover have, in pixels; scripts/local/pictures.ts makes them. */
export const coverAvifWidths = [480, 720, 1080] as const;

/** How many covers are drawn for posts that have none, in studio/public/images/covers/. */
export const defaultCovers = 16;

/**
 * A post's cover. `picture` is the library's at its image address, where it is there: a cover that was deleted gives
 * way to one of those drawn for posts without.
 */
export function coverOf({ imageUrl, id }: Pick<PostSummary, "imageUrl" | "id">, picture?: Picture): Cover {
  if (picture) return { picture };
  const src = imageUrl && !imageIdOf(imageUrl) ? imageUrl : defaultCoverOf(id);
  return { picture: null, src, ...smallerCopies(src) };
}

/** The address that shows a cover alone, as large as it is. */
export function largestOf(cover: Cover): string {
  return cover.picture ? cover.picture.largest.src : cover.src;
}

/** A post has the same cover wherever and whenever it is asked, whatever it is called. */
function defaultCoverOf(id: string): string {
  const number = 1 + (fnv1a(id) % defaultCovers);
  return `/images/covers/${String(number).padStart(2, "0")}.webp`;
}

/** Pictures drawn for the site have a copy beside them that is 800 wide, and some that are lighter by half. */
function smallerCopies(address: string): { srcSet: string | undefined; avif: string | undefined } {
  const own = /^(\/images\/(?:posts|covers)\/[\w-]+)\.webp$/.exec(address);
  if (!own) return { srcSet: undefined, avif: undefined };
  const whole = `${address} 1600w`;
  const light = coverAvifWidths.map((width) => `${own[1]}-${width}.avif ${width}w`);
  return { srcSet: `${own[1]}-800.webp 800w, ${whole}`, avif: [...light, whole].join(", ") };
}

function fnv1a(text: string): number {
  return new TextEncoder()
    .encode(text)
    .reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}

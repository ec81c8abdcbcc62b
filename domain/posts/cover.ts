import type { Picture } from "@toadstool/media/showing";
import { avifCopiesOf, drawnCoverOf } from "../art/drawn-cover.ts";
import { imageIdOf } from "../media/image.ts";
import type { PostSummary } from "./post.ts";

/** The cover of a post: a picture of the library, or an address with its lighter copies. */
export type Cover = { picture: Picture } | { picture: null; src: string; avif: string | undefined };

/**
 * A post's cover. `picture` is the library's at its image address, where it is there: a cover that was deleted gives
 * way to one of those drawn for posts without.
 */
export function coverOf({ imageUrl, id }: Pick<PostSummary, "imageUrl" | "id">, picture?: Picture): Cover {
  if (picture) return { picture };
  const src = imageUrl && !imageIdOf(imageUrl) ? imageUrl : drawnCoverOf(id);
  return { picture: null, src, avif: avifCopiesOf(src) };
}

/** The address that shows a cover alone, as large as it is. */
export function largestOf(cover: Cover): string {
  return cover.picture ? cover.picture.largest.src : cover.src;
}

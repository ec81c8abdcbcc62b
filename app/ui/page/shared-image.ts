import type { Picture } from "@toadstool/media/showing";
import type { SharedImage } from "./meta-tags.ts";
import { cardSize, pictureCardOf } from "#domain/art/picture-card.ts";

/**
 * A picture as a shared link shows it, which services read as JPEG or PNG alone: of the library’s the crop that is made for it, of
 * the studio’s one that is drawn when it is asked for. A picture of another site is shown as it is. `alt` is for one without its own.
 */
export function sharedImage(address: string, picture: Picture | undefined, alt: string): SharedImage {
  if (picture) {
    const { src, type, width, height } = picture.card ?? picture.main;
    return { src, type, width, height, alt: picture.alt || alt };
  }
  const card = pictureCardOf(address);
  return card ? { src: card, type: "image/jpeg", ...cardSize, alt } : { src: address, alt };
}

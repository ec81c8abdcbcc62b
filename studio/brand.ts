import type { LostPicture } from "#domain/profile/lost-picture.ts";

/** Shown where a page is not found. */
export const lost: LostPicture | null = {
  src: "/images/toad-lost.gif",
  still: "/images/toad-lost-still.webp",
  width: 1280,
  height: 624,
  alt: "404 in dots. The nought is a violet toad, which follows a yellow moth with its eyes and does not get up.",
};

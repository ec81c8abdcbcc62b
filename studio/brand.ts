import type { LostPicture } from "#domain/profile/brand.ts";

/** Shown where a page is not found. */
export const lost: LostPicture | null = {
  src: "/images/toad-lost.gif",
  still: "/images/toad-lost-still.webp",
  width: 480,
  height: 360,
  alt: "At night, a violet toad with a lantern looks left and right, and finds nothing.",
};

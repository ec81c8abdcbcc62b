import type { LostPicture } from "#domain/profile/lost-picture.ts";

export const lost: LostPicture | null = {
  src: "/images/lost.webp",
  width: 480,
  height: 360,
  alt: "A folded sheet of paper that leads nowhere.",
};

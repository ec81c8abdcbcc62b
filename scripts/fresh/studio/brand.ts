import type { LostPicture } from "#domain/profile/lost-picture.ts";

/** The picture beside “Page not found”. */
export const lost: LostPicture | null = null;

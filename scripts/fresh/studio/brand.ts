import type { LostPicture } from "#domain/profile/brand.ts";

/** The picture beside “Page not found”. */
export const lost: LostPicture | null = null;

import type { Artwork } from "#domain/art/artwork.ts";

export const generative: Artwork[] = [];

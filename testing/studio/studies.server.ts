import type { Study } from "#domain/art/study.ts";

/** Studies with live code, in their order. Each has a work in artworks.ts and a room of the kind “study”. */
export const studies: Study[] = [];

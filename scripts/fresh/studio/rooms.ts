import type { Room } from "#domain/art/room.ts";

/** Addresses beyond the engine’s own: pieces, models, studies, and pages of your own. */
export const rooms: Room[] = [];

/** Former addresses of your works, in lower case, and where they lead now. */
export const moved: Readonly<Record<string, string>> = {};

import { rooms } from "#studio/rooms.ts";
import { hasLine, hasPress } from "#studio/toys.ts";

/** What says which addresses the studio has. */
export const studio = { rooms, hasLine, hasPress };

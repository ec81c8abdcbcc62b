import { createRequire } from "node:module";
import type { Room } from "#domain/art/room.ts";

/**
 * The rooms of this process's studio (see studio.ts). React Router reads app/routes.ts by a Vite server of its own, which
 * ignores the conditions of `imports`; Node obeys them.
 */
export const { rooms } = createRequire(import.meta.url)("#studio/rooms.ts") as { rooms: readonly Room[] };

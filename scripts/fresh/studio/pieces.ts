import type { ArtPiece } from "@toadstool/stage";

/** What moves, by its slug: `"my-piece": () => import("./pieces/my-piece.client.ts").then((file) => file.myPiece)`. */
export const pieces = {} satisfies Record<string, () => Promise<ArtPiece<never>>>;

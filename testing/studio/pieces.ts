import type { ArtPiece } from "#art/art-piece.ts";

export const pieces: Record<string, () => Promise<ArtPiece<never>>> = {
  "turning-square": () => import("./pieces/turning-square.client.ts").then((file) => file.turningSquare),
};

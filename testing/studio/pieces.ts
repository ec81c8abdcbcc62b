import type { ArtPiece } from "@toadstool/stage";

export const pieces: Record<string, () => Promise<ArtPiece<never>>> = {
  "turning-square": () => import("./pieces/turning-square.client.ts").then((file) => file.turningSquare),
};

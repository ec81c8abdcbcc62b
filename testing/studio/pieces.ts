import type { ArtPiece } from "@toadstool/stage";

export const pieces = {
  "turning-square": () => import("./pieces/turning-square.client.ts").then((file) => file.turningSquare),
} satisfies Record<string, () => Promise<ArtPiece<never>>>;

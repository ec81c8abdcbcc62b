import type { ArtPiece } from "./art-piece.ts";

/** Every piece by its slug. Its code loads when a frame shows it, and not before. */
export const pieces = {
  "dot-banner": () => import("./pieces/dot-banner/dot-banner.client.ts").then((file) => file.dotBanner),
} satisfies Record<string, () => Promise<ArtPiece>>;

export type PieceSlug = keyof typeof pieces;

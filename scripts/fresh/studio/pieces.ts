import type { ArtPiece } from "#art/art-piece.ts";

/** What moves, by its slug. Its code loads when a frame shows it, and not before. */
export const pieces: Record<string, () => Promise<ArtPiece<never>>> = {};

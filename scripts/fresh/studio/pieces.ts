import type { ArtPiece } from "@toadstool/stage";

/** What moves, by its slug. Its code loads when a frame shows it, and not before. */
export const pieces: Record<string, () => Promise<ArtPiece<never>>> = {};

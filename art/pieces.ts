import type { ArtPiece } from "./art-piece.ts";

/** Every piece by its slug. Its code loads when a frame shows it, and not before. */
export const pieces = {
  "dot-banner": () => import("./pieces/dot-banner/dot-banner.client.ts").then((file) => file.dotBanner),
} satisfies Record<string, () => Promise<ArtPiece<never>>>;

export type PieceSlug = keyof typeof pieces;

/** What a page may hold together with the piece; see `ArtSettings.model`. */
export type ModelOf<Slug extends PieceSlug> =
  Awaited<ReturnType<(typeof pieces)[Slug]>> extends ArtPiece<infer Model> ? Model : never;

import type { ArtPiece } from "@toadstool/stage";

export const pieces = {
  "turning-square": () => import("./pieces/turning-square.client.ts").then((file) => file.turningSquare),
} satisfies Record<string, () => Promise<ArtPiece<never>>>;

/** The slug of a piece that is in the list. */
export type PieceSlug = keyof typeof pieces;

export function isPiece(slug: string | undefined): slug is PieceSlug {
  return slug !== undefined && Object.hasOwn(pieces, slug);
}

/** What a page may hold together with the piece; see `ArtSettings.model`. */
export type ModelOf<Slug extends PieceSlug> = ModelIn<Awaited<ReturnType<(typeof pieces)[Slug]>>>;

type ModelIn<Piece> = Piece extends ArtPiece<infer Model> ? Model : never;

import type { ArtPiece } from "@toadstool/stage";
import { pieces } from "#studio/pieces.ts";

export type PieceSlug = keyof typeof pieces;

export function isPiece(slug: string | undefined): slug is PieceSlug {
  return slug !== undefined && Object.hasOwn(pieces, slug);
}

/** What a page may hold together with the piece; see `ArtSettings.model`. */
export type ModelOf<Slug extends PieceSlug> = ModelIn<Awaited<ReturnType<(typeof pieces)[Slug]>>>;

/** A studio's list may leave open what its pieces' models are. */
type ModelIn<Piece> =
  Piece extends ArtPiece<infer Model> ? ([Model] extends [never] ? unknown : Model) : never;

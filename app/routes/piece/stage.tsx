import { ArtFrame } from "#app/ui/art-frame.tsx";
import { isPiece } from "#app/ui/pieces.ts";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import type { Artwork } from "#domain/art/artwork.ts";
import { handlingOf } from "#domain/art/handling.ts";
import styles from "./piece-page.module.css";

/** The piece over its still, which is there from the first paint and is all that shows without scripts. */
export function PieceStage({ work }: { work: Artwork }) {
  const { alt, piece, seed = 1 } = work;
  const still = { work, sizes: "(width >= 1440px) 84rem, 96vw", className: styles.still };
  if (!isPiece(piece)) return <PieceStill {...still} alt={alt} />;
  return (
    <ArtFrame
      piece={piece}
      seed={seed}
      description={alt}
      handling={handlingOf(work)}
      className={`plates ${styles.frame}`}
    >
      <PieceStill {...still} />
    </ArtFrame>
  );
}

import { isPiece } from "#studio/pieces.ts";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import type { Artwork } from "#domain/art/artwork.ts";
import styles from "./three-d-page.module.css";
import { handlingOf } from "./piece-handling.ts";

/** The piece over its still, which holds the place from the first paint and is all there is without scripts. */
export function ThreeDStage({ work }: { work: Artwork }) {
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

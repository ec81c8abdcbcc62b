import { isPiece } from "#art/pieces.ts";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import type { Artwork } from "#domain/art/artwork.ts";
import { stillOf } from "#domain/art/still.ts";
import styles from "./three-d-page.module.css";
import { handlingOf } from "./three-d-play.ts";

/** The piece over its still, which holds the place from the first paint and is all there is without scripts. */
export function ThreeDStage({ work }: { work: Artwork }) {
  const { slug, alt, piece, seed = 1 } = work;
  if (!isPiece(piece)) return <Still work={work} alt={alt} />;
  return (
    <ArtFrame
      piece={piece}
      seed={seed}
      description={alt}
      handling={handlingOf(slug)}
      className={`plates ${styles.frame}`}
    >
      <Still work={work} alt="" />
    </ArtFrame>
  );
}

/** Inside the frame, which describes it, it says nothing itself. */
function Still({ work, alt }: { work: Artwork; alt: string }) {
  const { src, srcSet, width, height } = stillOf(work);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="(width >= 1440px) 84rem, 96vw"
      width={width}
      height={height}
      alt={alt}
      fetchPriority="high"
      className={styles.still}
    />
  );
}

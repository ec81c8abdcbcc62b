import type { Ref } from "react";
import type { ShownArtwork } from "#domain/art/shown-artwork.ts";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import styles from "./stage.module.css";

interface WorkStillProps {
  work: ShownArtwork;
  /** Whether it is enlarged: the largest file is needed then. */
  isWhole?: boolean;
  /** How many times as large as its file it may be: a program draws in any size. */
  most?: number;
  ref?: Ref<HTMLElement>;
}

/** A work's still as large as its frame lets it be: the empty drawing has its shape, and keeps its place from the first paint. */
export function WorkStill({ work, isWhole = false, most = 1, ref }: WorkStillProps) {
  const { src, srcSet, avif, width, height } = work.still;
  const sizes = isWhole ? `${width}px` : "(width >= 992px) 66vw, (width >= 640px) 83vw, 94vw";
  return (
    <span ref={ref} className={styles.sheet}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={most * width}
        height={most * height}
        aria-hidden="true"
      />
      <ImageWithAvif
        avif={avif}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={work.alt}
        fetchPriority="high"
        draggable={false}
      />
    </span>
  );
}

import type { Ref } from "react";
import type { Artwork } from "#domain/art/artwork.ts";
import { stillOf } from "#domain/art/still.ts";
import styles from "./stage.module.css";

interface WorkStillProps {
  work: Artwork;
  /** Whether it is enlarged: the largest file is needed then. */
  isWhole?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A work's still as large as its room lets it be: the empty drawing has its shape, and keeps its place from the first paint. */
export function WorkStill({ work, isWhole = false, ref }: WorkStillProps) {
  const { src, srcSet, width, height } = stillOf(work);
  return (
    <span ref={ref} className={styles.sheet}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" />
      <img
        src={src}
        srcSet={srcSet}
        sizes={isWhole ? `${width}px` : "(width >= 992px) 66vw, 94vw"}
        width={width}
        height={height}
        alt={work.alt}
        fetchPriority="high"
        draggable={false}
      />
    </span>
  );
}

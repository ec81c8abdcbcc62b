import { focusClass } from "@toadstool/media/showing";
import type { Still } from "#domain/art/still.ts";
import { ImageWithAvif } from "./image-with-avif.tsx";

interface PieceStillProps {
  still: Still;
  sizes: string;
  className?: string;
  /** Empty where the element around it describes it, as a frame does. */
  alt?: string;
}

/** A work's still as the first thing its own page shows. */
export function PieceStill({ still, alt = "", className = "", ...look }: PieceStillProps) {
  const { src, srcSet, avif, width, height, focus } = still;
  return (
    <ImageWithAvif
      avif={avif}
      {...look}
      className={`${className} ${focusClass(focus) ?? ""}`.trim() || undefined}
      src={src}
      srcSet={srcSet}
      width={width}
      height={height}
      alt={alt}
      fetchPriority="high"
    />
  );
}

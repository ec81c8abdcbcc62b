import type { Artwork } from "./artwork.ts";

/** The widths that each still lies in, in pixels; the widest has no suffix. */
export const stillWidths = [480, 960, 1600] as const;
const usualStill = { width: 1600, height: 1200 };

/** The addresses of a work's still: for a page, and for where a link to it is shared. */
export function stillOf({ slug, still = usualStill }: Pick<Artwork, "slug" | "still">) {
  const file = `/images/art/${slug}`;
  return {
    ...still,
    src: `${file}-960.webp`,
    srcSet: `${file}-480.webp 480w, ${file}-960.webp 960w, ${file}.webp ${still.width}w`,
    /** The largest there is. */
    whole: `${file}.webp`,
    /** 1200 × 630 px, JPEG: for cards, feeds and letters. */
    card: `${file}-card.jpg`,
  };
}

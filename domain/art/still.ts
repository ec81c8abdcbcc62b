import type { Artwork } from "./artwork.ts";

/** The widths that each still lies in, in pixels; the widest has no suffix. */
export const stillWidths = [480, 960, 1600] as const;
/** Those that it lies in as AVIF as well; scripts/local/pictures.ts makes them. */
export const stillAvifWidths = [480, 720, 960] as const;
const usualStill = { width: 1600, height: 1200 };

/** The addresses of a work's still, for a page. */
export function stillOf({ slug, still = usualStill }: Pick<Artwork, "slug" | "still">) {
  const file = `/images/art/${slug}`;
  return {
    ...still,
    src: `${file}-960.webp`,
    srcSet: `${file}-480.webp 480w, ${file}-960.webp 960w, ${file}.webp ${still.width}w`,
    /** Where AVIF can be shown; browsers that can show it can show WebP, too. */
    avif: [
      ...stillAvifWidths.map((width) => `${file}-${width}.avif ${width}w`),
      `${file}.webp ${still.width}w`,
    ].join(", "),
    /** The largest there is. */
    whole: `${file}.webp`,
  };
}

/** A work's still where a link to it is shared, in feeds and in letters. */
export function cardOf({ slug, alt }: Pick<Artwork, "slug" | "alt">) {
  return { src: `/images/art/${slug}-card.jpg`, type: "image/jpeg", width: 1200, height: 630, alt };
}

import type { Focus, Picture } from "@toadstool/media/showing";
import { avifCopiesOf, drawnCoverOf } from "./drawn-cover.ts";
import type { Artwork } from "./artwork.ts";

/** The widths of a still's AVIF copies, in pixels; scripts/local/pictures.ts makes them. */
export const stillAvifWidths = [480, 720, 960] as const;
const usualStill = { width: 1600, height: 1200 };

/** A work's picture, for a page. */
export interface Still {
  width: number;
  height: number;
  src: string;
  srcSet: string | undefined;
  /** Where AVIF can be shown; browsers that can show it can show WebP, too. */
  avif: string | undefined;
  /** The largest there is. */
  whole: string;
  /** What stays in sight where it is cropped; the middle where it is left out. */
  focus?: Focus;
}

/** A work's picture where a link to it is shared, in feeds and in letters. */
export interface Card {
  src: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

/** A still of `studio/`, named after its work. */
export function stillOf({ slug, still = usualStill }: Pick<Artwork, "slug" | "still">): Still {
  const file = `/images/art/${slug}`;
  return {
    ...still,
    src: `${file}.webp`,
    srcSet: undefined,
    avif: [
      ...stillAvifWidths.map((width) => `${file}-${width}.avif ${width}w`),
      `${file}.webp ${still.width}w`,
    ].join(", "),
    whole: `${file}.webp`,
  };
}

/** The lightest copy of a still, for a thumbnail among the owner's tools, whose browsers can all show AVIF. */
export function thumbOf(slug: string): string {
  return `/images/art/${slug}-${stillAvifWidths[0]}.avif`;
}

/** What hangs in the place of a work that has no picture. */
export function drawnStillOf(id: string): Still {
  const whole = drawnCoverOf(id);
  return { width: 1600, height: 900, src: whole, srcSet: undefined, avif: avifCopiesOf(whole), whole };
}

export function cardOf({ slug, alt }: Pick<Artwork, "slug" | "alt">): Card {
  return { src: `/images/art/${slug}-card.jpg`, type: "image/jpeg", width: 1200, height: 630, alt };
}

/** A picture of the library as a work's; what moves stands still. */
export function stillOfPicture({ width, height, main, sources, largest, animation, focus }: Picture): Still {
  const srcSetAs = (wanted: string) => sources.find(({ type }) => type === wanted)?.srcSet;
  return {
    width,
    height,
    src: main.src,
    srcSet: srcSetAs("image/webp"),
    avif: srcSetAs("image/avif"),
    whole: (animation ? main : largest).src,
    focus,
  };
}

export function cardOfPicture({ card, main }: Picture, alt: string): Card {
  const { src, type, width, height } = card ?? main;
  return { src, type, width, height, alt };
}

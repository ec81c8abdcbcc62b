import type { MediaFacts, MediaFile } from "../storing/media-facts.ts";
import { type Focus, focusClass } from "./focus.ts";

/** A stored picture, as a page or a letter shows it. */
export interface Picture {
  /** The address that texts name it by. */
  address: string;
  /** What a browser without a better choice shows: the animation where there is one, else the main file. */
  src: string;
  type: string;
  sources: PictureSource[];
  /** Pixels of the whole picture, upright. */
  width: number;
  height: number;
  alt: string;
  caption: string;
  /** The placeholder's colours, 4 columns by 3 rows, as rrggbb one after the other; "" where there is none. */
  colours: string;
  hasAlpha: boolean;
  isAnimated: boolean;
  /** Undefined for the middle. */
  focus: Focus | undefined;
  /** The file that moves, where one does. */
  animation: PictureFile | null;
  /** The crop for where a link is shared; null for pictures too small for it. */
  card: PictureFile | null;
  /** The still that every mail program and feed reader can show. */
  main: PictureFile;
  /** The file with the most pixels, for opening the picture by itself. */
  largest: PictureFile;
}

interface PictureSource {
  type?: string;
  media?: string;
  srcSet: string;
}

/** One file of a picture, at its own address. */
export interface PictureFile {
  src: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
}

/** How a picture is wanted in one place. */
export interface PictureLook {
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** In place of the picture's own. */
  alt?: string;
  /** Said by the pointer over it. */
  title?: string;
  /** On the first screen: fetched at once. */
  first?: boolean;
  /** Its still alone, where it moves. */
  isStill?: boolean;
  /** With a button that stops it, where it moves. Not within a link. */
  isPausable?: boolean;
}

/** Keeps a picture still for people who prefer reduced motion: its stills are chosen where this holds. */
export const stillMedia = "(prefers-reduced-motion: reduce)";

const placeholderColumns = 4;

interface Shown extends Pick<Picture, "address" | "alt" | "caption"> {
  facts: Omit<MediaFacts, "duration" | "thumbhash">;
  /** The address of a file, by its name. */
  addressOf: (name: string) => string;
}

export function pictureFrom({ facts, addressOf, ...shownAs }: Shown): Picture {
  const fileOf = ({ name, ...file }: MediaFile): PictureFile => ({ src: addressOf(name), ...file });
  const named = (pattern: RegExp) => facts.files.filter(({ name }) => pattern.test(name)).map(fileOf);
  const webp = named(/^\d+\.webp$/);
  const main = named(/^\d+\.(?:jpg|png)$/).find(({ src }) => src === addressOf(facts.main));
  if (!main) throw new Error(`The picture ${shownAs.address} has no main file.`);
  const animation = named(/^animated\./)[0] ?? null;
  const shown = animation ?? main;
  return {
    ...shownAs,
    src: shown.src,
    type: shown.type,
    sources: sourcesOf(named(/^\d+\.avif$/), webp, animation !== null),
    width: facts.width,
    height: facts.height,
    colours: facts.hasAlpha ? "" : facts.colours,
    hasAlpha: facts.hasAlpha,
    isAnimated: facts.isAnimated,
    focus: facts.focus,
    animation,
    card: named(/^card[0-9x]*\./)[0] ?? null,
    main,
    largest: animation ?? widest([main, ...webp]),
  };
}

/**
 * Widths without an AVIF file are listed in the AVIF source as WebP: browsers that decode AVIF decode WebP, too, and choose
 * by size; otherwise a large screen would get the largest AVIF enlarged. For an animation these are its stills, for people
 * who prefer reduced motion.
 */
function sourcesOf(avif: PictureFile[], webp: PictureFile[], areStills: boolean): PictureSource[] {
  const media = areStills ? { media: stillMedia } : {};
  const mixed = webp.map((file) => avif.find(({ width }) => width === file.width) ?? file);
  return [
    ...(avif.length > 0 ? [{ type: "image/avif", ...media, srcSet: srcSetOf(mixed) }] : []),
    ...(webp.length > 0 ? [{ type: "image/webp", ...media, srcSet: srcSetOf(webp) }] : []),
  ];
}

function stillOf(picture: Picture): Picture {
  const sources = picture.sources.map(({ type, srcSet }) => ({ type, srcSet }));
  return { ...picture, src: picture.main.src, sources };
}

function srcSetOf(files: PictureFile[]): string {
  return files
    .toSorted((one, other) => one.width - other.width)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(", ");
}

function widest(files: PictureFile[]): PictureFile {
  return files.reduce((best, file) => (file.width > best.width ? file : best));
}

/** The attributes and sources of a picture, for React and for HTML alike: attributes by React's names, in a stable order. */
export function describePicture(picture: Picture, look: PictureLook) {
  const { sizes, alt = picture.alt, title, first = false, isStill = false, isPausable = false } = look;
  const { src, width, height, sources, colours, focus } = isStill ? stillOf(picture) : picture;
  const rects = (colours.match(/[0-9a-f]{6}/gi) ?? []).map((colour, index) => ({
    x: index % placeholderColumns,
    y: Math.floor(index / placeholderColumns),
    width: 1,
    height: 1,
    fill: `#${colour}`,
  }));
  const haste = first ? { fetchPriority: "high" as const } : { decoding: "async" as const };
  return {
    rects,
    hasPause: isPausable && picture.isAnimated && !isStill,
    sources: sources.map((source) => ({ ...source, sizes })),
    img: {
      src,
      width,
      height,
      alt,
      title,
      className: focusClass(focus),
      loading: first ? ("eager" as const) : ("lazy" as const),
      ...haste,
    },
  };
}

import type { Zine } from "./zine.ts";

/** How wide the picture of a page is, in pixels. */
export const pageWidth = 1200;
/** A7, as it is cut, where a zine gives no height of its own. */
export const usualHeight = 1697;

/** The size of each of a zine's pages, in pixels. */
export function zinePageSize({ height = usualHeight }: Pick<Zine, "height">) {
  return { width: pageWidth, height };
}

/** The widths of each page's AVIF copies, half as heavy as WebP: a phone's and the large reader's; scripts/local/pictures.ts makes them. */
export const zineAvifWidths = [640, 900] as const;

/** The addresses of a page's picture; pages are numbered from 1. */
export function zinePageSources(slug: string, page: number) {
  const file = `/images/zines/${slug}/${page}`;
  return {
    src: `${file}.webp`,
    srcSet: undefined,
    avif: [
      ...zineAvifWidths.map((width) => `${file}-${width}.avif ${width}w`),
      `${file}.webp ${pageWidth}w`,
    ].join(", "),
    whole: `${file}.webp`,
  };
}

import type { Zine } from "./zine.ts";

/** How wide the picture of a page is, in pixels. */
export const pageWidth = 1200;
/** A7, as it is cut, where a zine gives no height of its own. */
export const usualHeight = 1697;

/** The size of each of a zine's pages, in pixels. */
export function zinePageSize({ height = usualHeight }: Pick<Zine, "height">) {
  return { width: pageWidth, height };
}

/** How wide the copy of each page is that AVIF makes half as heavy; scripts/local/pictures.ts makes it. */
export const zineAvifWidth = 900;

/** The addresses of a page's picture; pages are numbered from 1. */
export function zinePageSources(slug: string, page: number) {
  const file = `/images/zines/${slug}/${page}`;
  return {
    src: `${file}.webp`,
    srcSet: undefined,
    avif: `${file}-${zineAvifWidth}.avif ${zineAvifWidth}w, ${file}.webp ${pageWidth}w`,
    whole: `${file}.webp`,
  };
}

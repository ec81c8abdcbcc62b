import { escapeHtml, fillPlaceholders, tag } from "@toadstool/markdown/html";
import type { Words } from "../words/words.ts";
import type { ShownArtwork } from "./shown-artwork.ts";
import { yearOf } from "./gallery.ts";

export interface ShownWork {
  work: ShownArtwork;
  /** HTML: what the author calls it here, or its own title. */
  title: string;
}

/** The slugs by which an article names works. */
export function worksNamedIn(html: string): string[] {
  const slugs: string[] = [];
  fillPlaceholders(html, "art", ({ slug }) => {
    slugs.push(slug);
    return null;
  });
  return slugs;
}

/** The article with works where it names them; what names no work is there as it was typed. */
export function placeWorks(
  html: string,
  works: readonly ShownArtwork[],
  show: (shown: ShownWork) => string,
): string {
  return fillPlaceholders(html, "art", ({ slug, title }) => {
    const work = works.find((one) => one.slug === slug);
    return work ? show({ work, title: title || escapeHtml(work.title) }) : null;
  });
}

/** On a page in its words: the still leads to the work, with a line beneath as on a wall. */
export const workOnPage =
  ({ art, language }: Words) =>
  ({ work, title }: ShownWork): string => {
    const { src, srcSet, avif, width, height } = work.still;
    const sizes = "(width >= 1100px) 56rem, (width >= 54rem) 51rem, 94vw";
    const image = tag("img", {
      src,
      srcset: srcSet,
      sizes,
      width,
      height,
      alt: work.alt,
      loading: "lazy",
      decoding: "async",
    });
    const source = avif ? tag("source", { type: "image/avif", srcset: avif, sizes }) : "";
    const still = `<picture>${source}${image}</picture>`;
    const caption = art.caption({
      title,
      year: yearOf(work, language),
      made: escapeHtml(work.made),
      work: (held) => `<strong>${held.join("")}</strong>`,
    });
    return `<figure class="embed embed-art">${linkTo(work, still)}<figcaption>${caption.join("")}</figcaption></figure>`;
  };

/** In letters and feeds, whose readers know neither `srcset` nor WebP for certain. */
export function workInMail({ work, title }: ShownWork): string {
  const named = `<p>${linkTo(work, title)}</p>`;
  if (!work.card) return named;
  const { src, alt, width, height } = work.card;
  return `<p>${linkTo(work, tag("img", { src, alt, width, height }))}</p>${named}`;
}

function linkTo({ slug }: ShownArtwork, html: string): string {
  return `<a href="/art/${slug}">${html}</a>`;
}

import { escapeHtml, fillPlaceholders, tag } from "@toadstool/markdown/html";
import type { Artwork } from "./artwork.ts";
import { cardOf, stillOf } from "./still.ts";
import { yearOf } from "./gallery.ts";

export interface ShownWork {
  work: Artwork;
  /** HTML: what the author calls it here, or its own title. */
  title: string;
}

/** The article with works where it names them; what names no work is there as it was typed. */
export function placeWorks(
  html: string,
  works: readonly Artwork[],
  show: (shown: ShownWork) => string,
): string {
  return fillPlaceholders(html, "art", ({ slug, title }) => {
    const work = works.find((one) => one.slug === slug);
    return work ? show({ work, title: title || escapeHtml(work.title) }) : null;
  });
}

/** On a page: the still leads to the work, with a line beneath as on a wall. */
export function workOnPage({ work, title }: ShownWork): string {
  const { src, srcSet, width, height } = stillOf(work);
  const sizes = "(width >= 1100px) 56rem, (width >= 54rem) 51rem, 94vw";
  const still = tag("img", {
    src,
    srcset: srcSet,
    sizes,
    width,
    height,
    alt: work.alt,
    loading: "lazy",
    decoding: "async",
  });
  const made = `${yearOf(work)}. ${escapeHtml(work.made)}`;
  return `<figure class="embed embed-art">${linkTo(work, still)}<figcaption><strong>${title}</strong>, ${made}</figcaption></figure>`;
}

/** In letters and feeds, whose readers know neither `srcset` nor WebP for certain. */
export function workInMail({ work, title }: ShownWork): string {
  const { src, alt, width, height } = cardOf(work);
  const card = tag("img", { src, alt, width, height });
  return `<p>${linkTo(work, card)}</p><p>${linkTo(work, title)}</p>`;
}

function linkTo({ slug }: Artwork, html: string): string {
  return `<a href="/art/${slug}">${html}</a>`;
}

import { decodedValue, escapeHtml, tag } from "../text/html.ts";
import type { Artwork } from "./artwork.ts";
import { stillOf } from "./still.ts";
import { yearOf } from "./gallery.ts";

/** The renderer's output for `::art{piece="…"}`: our own HTML, in which values are quoted and `<` is always escaped. */
const places =
  /<figure class="embed embed-art" data-piece="([a-z0-9-]+)"(?: data-title="([^"]*)")?>(<p>[^<]*<\/p>)<\/figure>/g;

interface ShownWork {
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
  return html.replaceAll(places, (_whole, slug: string, title: string | undefined, typed: string) => {
    const work = works.find((one) => one.slug === slug);
    return work ? show({ work, title: escapeHtml(title ? decodedValue(title) : work.title) }) : typed;
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
  const card = tag("img", { src: stillOf(work).card, alt: work.alt, width: 1200, height: 630 });
  return `<p>${linkTo(work, card)}</p><p>${linkTo(work, title)}</p>`;
}

function linkTo({ slug }: Artwork, html: string): string {
  return `<a href="/art/${slug}">${html}</a>`;
}

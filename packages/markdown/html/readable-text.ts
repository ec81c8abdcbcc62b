import { anyTag } from "./any-tag.ts";
import { decodedValue } from "./write-html.ts";

/** What a page has for its own sake: marks that lead to a heading, to a footnote and back from it, and the notes' hidden heading. */
const signs =
  /<a (?=[^<>]*(?:class="heading-anchor"|data-footnote-(?:ref|backref)))(?:"[^"]*"|[^">])*>[^<]*(?:<sup>[^<]*<\/sup>)?<\/a>|<h2 (?=[^<>]*id="footnote-label")[^<>]*>[^<]*(?:<a [^<>]*>#<\/a>)?<\/h2>/g;

const pictureWords = /^<img (?:[^"]*"[^"]*")*? ?alt="([^"]*)"/;

/** The words of the renderer's output as a reader meets them, in one line, with the alternative texts of pictures. */
export function readableText(html: string): string {
  const text = html.replaceAll(signs, "").replaceAll(anyTag, (tag) => {
    const named = pictureWords.exec(tag)?.[1];
    return named ? ` ${named} ` : "";
  });
  return decodedValue(text).replaceAll(/\s+/g, " ").trim();
}

import { decodedValue, escapeHtml } from "./write-html.ts";

/** A placeholder in a rendered article, made of `::name{attribute="slug" title="…"}`. */
export interface Placeholder {
  slug: string;
  /** HTML: the title that the author gave; "" where there is none. */
  title: string;
}

/**
 * The renderer's output with what `show` returns in place of the directives `name` (see `Dialect`). Where that is null, they are
 * there as they were typed. In this HTML values are quoted, and `<` is escaped in them and in text.
 */
export function fillPlaceholders(
  html: string,
  name: string,
  show: (placeholder: Placeholder) => string | null,
): string {
  if (!html.includes(`embed-${name}`)) return html;
  const places = new RegExp(
    `<figure class="embed embed-${name}" data-[\\w-]+="([\\p{L}\\p{M}\\p{N}-]+)"(?: data-title="([^"]*)")?>(<p>[^<]*</p>)</figure>`,
    "gu",
  );
  return html.replaceAll(
    places,
    (_whole, slug: string, title: string | undefined, typed: string) =>
      show({ slug, title: escapeHtml(decodedValue(title ?? "")) }) ?? typed,
  );
}

import { renderMarkdown } from "./render.server.ts";

/** UTF-16 units of sources and HTML that an isolate holds: of its memory of 128 MB, a small part. */
const most = 4_000_000;

const rendered = new Map<string, string>();
let held = 0;

/**
 * The HTML of a text that never changes, rendered once for as long as this isolate lives: it takes tens of milliseconds. The
 * text that was rendered first makes way for others.
 */
export function renderOnce(markdown: string, language: string, render = renderMarkdown): string {
  const source = `${language}\n${markdown}`;
  const known = rendered.get(source);
  if (known !== undefined) return known;
  const html = render(markdown, language);
  rendered.set(source, html);
  held += source.length + html.length;
  for (const [earlier, former] of rendered) {
    if (held <= most) break;
    rendered.delete(earlier);
    held -= earlier.length + former.length;
  }
  return html;
}

import type { renderMarkdown } from "./render.server.ts";

/** UTF-16 units of sources and HTML that an isolate holds: of its memory of 128 MB, a small part. */
const most = 4_000_000;

const rendered = new Map<string, string>();
let held = 0;

/**
 * The HTML of a text that never changes, rendered once for as long as this isolate lives: it takes tens of milliseconds. The
 * text that was rendered first makes way for others.
 */
export async function renderOnce(
  markdown: string,
  language: string,
  given?: typeof renderMarkdown,
): Promise<string> {
  const source = `${language}\n${markdown}`;
  const known = rendered.get(source);
  if (known !== undefined) return known;
  const render = given ?? (await import("./render.server.ts")).renderMarkdown;
  const html = render(markdown, language);
  if (rendered.has(source)) return html;
  rendered.set(source, html);
  held += source.length + html.length;
  for (const [earlier, former] of rendered) {
    if (held <= most) break;
    rendered.delete(earlier);
    held -= earlier.length + former.length;
  }
  return html;
}

import { anyTag } from "./any-tag.ts";

/** The renderer's output with what `show` returns in place of each text between its tags, which is HTML. */
export function replaceText(html: string, show: (text: string) => string): string {
  let shown = "";
  let end = 0;
  for (const { 0: tag, index } of html.matchAll(anyTag)) {
    if (index > end) shown += show(html.slice(end, index));
    shown += tag;
    end = index + tag.length;
  }
  return end < html.length ? shown + show(html.slice(end)) : shown;
}

import { parseAccept } from "hono/utils/accept";

/** Whether the header `Accept` names Markdown and likes no page better. Browsers never name it, and a client that takes anything gets the page. */
export function prefersMarkdown(header: string): boolean {
  const accepted = parseAccept(header);
  const quality = (wanted: string) =>
    Math.max(0, ...accepted.filter(({ type }) => type.toLowerCase() === wanted).map(({ q }) => q));
  const markdown = quality("text/markdown");
  return markdown > 0 && markdown >= quality("text/html");
}

import { hearLinks } from "./hear-links.ts";

/** Answers clicks on what the studio puts at the edge of a page. Returns what ends it. */
export function hearMargin(): () => void {
  return hearLinks("a[data-margin]", async () => (await import("#studio/margin.client.ts")).touchMargin);
}

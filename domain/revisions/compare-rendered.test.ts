import { describe, expect, it } from "vitest";
import { renderMarkdown } from "../markdown/render.server.ts";
import { compareRendered } from "./compare-rendered.ts";

describe("a rendered comparison", () => {
  it("shows additions and removals as readers get them", () => {
    expect(compareRendered("One.\n\n*Two*.\n\nThree.", "One.\n\n**Two**.\n\nThree.")).toBe(
      [
        "<p>One.</p>",
        '<del class="compared"><span class="compared-word">Removed</span><p><em>Two</em>.</p></del>',
        '<ins class="compared"><span class="compared-word">Added</span><p><strong>Two</strong>.</p></ins>',
        "<p>Three.</p>",
      ].join("\n"),
    );
  });

  it("of a text with itself is the page that readers get", () => {
    const text = "# A\n\nText[^1].\n\n- one\n- two\n\n| a |\n|---|\n| b |\n\n> quote\n\n[^1]: Note.";
    expect(compareRendered(text, text).replaceAll("\n", "")).toBe(renderMarkdown(text).replaceAll("\n", ""));
  });

  it("has no id twice, and nothing that could run", () => {
    const html = compareRendered("# A\n\n<script>1</script>", "# A\n\n## A\n\n<img src=x onerror=1>\n");
    const changed = compareRendered("# Same *old*", "# Same old");
    for (const compared of [html, changed]) {
      const ids = [...compared.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
      expect(compared).not.toMatch(/<script|<img/);
    }
    expect(changed.match(/ id="same-old"/g)).toHaveLength(1);
  });
});

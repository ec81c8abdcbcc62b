import { expect, it } from "vitest";
import { createRenderer } from "../renderer.ts";
import { feedHtml } from "../mail-and-feed/feed-html.ts";
import { testingWords } from "../mail-and-feed/testing-words.ts";
import { footnotesInPlace } from "./index.ts";

const render = createRenderer();
const page = (markdown: string) => footnotesInPlace(render(markdown).html);

it("a footnote's mark opens a copy of the note where the mark is, and the notes at the end stay", () => {
  const html = page("Ink[^a] dries.\n\n[^a]: It is *wet*.");
  expect(html).toContain(
    '<p>Ink<sup><button type="button" class="footnote-mark" id="user-content-fnref-a" popovertarget="user-content-note-a" data-footnote-ref aria-label="Footnote 1">1</button></sup> dries.</p>',
  );
  expect(html).toContain(
    '<div popover id="user-content-note-a" class="footnote" role="dialog" aria-label="Footnote 1" tabindex="-1" autofocus><p>It is <em>wet</em>.</p></div>',
  );
  expect(html).toContain('<a href="#user-content-fnref-a" data-footnote-backref');
});

it("no id is on the page twice, however often and wherever a note is marked", () => {
  const html = page(
    [
      "# One[^a]\n\nTwo[^a] and three[^b].\n",
      '[^a]: Long.\n\n    ## A heading\n\n    - a list\n    - ![alt id="x" > y](/images/a.png)\n',
      "[^b]: See the other[^a].",
    ].join("\n"),
  );
  const ids = [...html.matchAll(/<[^<]*? id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html.match(/<div popover /g)).toHaveLength(2);
  expect(html.match(/popovertarget="user-content-note-a"/g)).toHaveLength(4);
  expect(html.match(/<div popover [^]*$/)?.[0]).not.toContain("backref");
  expect(html.match(/alt="alt id=&#x22;x&#x22; > y"/g)).toHaveLength(2);
});

it("an article without footnotes, or with marks that lead to no note, stays as it is", () => {
  const typed = 'Typed: `<section data-footnotes>` and [^none] <sup><a href="#user-content-fn-a">1</a></sup>';
  expect(page(typed)).toBe(render(typed).html);
  const odd = '<section data-footnotes class="footnotes"><ol></ol></section>';
  expect(footnotesInPlace(odd)).toBe(odd);
});

it("letters and feeds, which read the stored HTML, keep plain notes at the end", () => {
  const html = feedHtml(render("Ink[^a].\n\n[^a]: Wet.").html, "https://pond.example", testingWords);
  expect(html).not.toMatch(/popover|button/);
  expect(html).toContain("<sup>[1]</sup>");
});

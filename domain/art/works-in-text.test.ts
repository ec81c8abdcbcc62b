import { expect, it } from "vitest";
import { renderMarkdown } from "../markdown/render.server.ts";
import { words } from "#testing/words.ts";
import type { ShownArtwork } from "./shown-artwork.ts";
import { cardOf, stillOf } from "./still.ts";
import { placeWorks, workInMail, workOnPage } from "./works-in-text.ts";

const named = { slug: "moth", alt: "A moth at a lamp" };
const moth: ShownArtwork = {
  ...named,
  still: stillOf(named),
  card: cardOf(named),
  title: 'Moth & "lamp"',
  date: "2023-04-05",
  medium: "print",
  made: "Two inks",
  words: ["It came for the light."],
};

const shown = (markdown: string, show = workOnPage(words)) =>
  placeWorks(renderMarkdown(markdown), [moth], show);

it("hangs a work that a text names, with its still, description and label, and leads to it", () => {
  const html = shown('Look:\n\n::art{piece="moth"}');
  expect(html).toContain(
    '<a href="/art/moth"><picture><source type="image/avif" srcset="/images/art/moth-480.avif 480w',
  );
  expect(html).toContain('<img src="/images/art/moth.webp"');
  expect(html).toContain('alt="A moth at a lamp" loading="lazy"');
  expect(html).toContain("<strong>Moth &amp; &quot;lamp&quot;</strong>, 2023. Two inks</figcaption>");
});

it("uses the author's title", () => {
  expect(shown('::art{piece="moth" title="The <b> visitor"}')).toMatch(
    /<strong>The (&lt;|&#x3C;)b(&gt;|>) visitor<\/strong>/,
  );
});

it("is a linked picture in letters", () => {
  expect(shown('::art{piece="moth"}', workInMail)).toBe(
    '<p><a href="/art/moth"><img src="/images/art/moth-card.jpg" alt="A moth at a lamp" width="1200" height="630" /></a></p><p><a href="/art/moth">Moth &amp; &quot;lamp&quot;</a></p>',
  );
});

it("leaves a directive without a work as it was typed", () => {
  expect(shown('::art{piece="newt"}')).toBe('<p>::art{piece="newt"}</p>');
  for (const typed of ['::art{piece="../moth"}', "::art", ":::art{piece=moth}\nx\n:::"])
    expect(shown(typed)).not.toContain("<figure");
  expect(shown('\\::art{piece="moth"}')).not.toContain("<figure");
  expect(shown('```\n::art{piece="moth"}\n```')).not.toContain("<figure");
});

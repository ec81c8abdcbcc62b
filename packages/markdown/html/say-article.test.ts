import { speak } from "@toadstool/language";
import { compileMessages } from "@toadstool/language/messages";
import { expect, it } from "vitest";
import { markdown as labels } from "../english.ts";
import { createRenderer } from "../index.ts";
import { footnotesInPlace } from "./footnotes-in-place.ts";
import { sayArticle } from "./say-article.ts";

const markdown = `- [x] a
- [ ] b

| a |
|---|
| Table |

Text[^1] and[^1]. Done, "A video".

::youtube{id="abcdefghijk"}

::audio{src="/a.mp3"}

::video{src="/a.mp4" title="Song"}

[^1]: Note.
`;
const placed = `<span class="picture-gone" role="img" aria-label="A film was here">A film was here</span>
<em class="picture-gone">A picture was here: A toad</em> <a href="/media/abc">▶ A recording</a>
<button class="control picture-pause" aria-label="Pause the moving picture" data-other="Play the moving picture"></button>`;
const html = footnotesInPlace(createRenderer()(markdown).html) + placed;

const english = {
  ...speak<typeof labels>(compileMessages(labels), "en"),
  pausePicture: "Pause the moving picture",
  playPicture: "Play the moving picture",
};

it("says an article in other words, and leaves those of its author", () => {
  const bracketed = Object.fromEntries(
    Object.entries(english).map(([name, word]) => [
      name,
      typeof word === "string" ? `[${word} "&"]` : (values: never) => `[${word(values)}]`,
    ]),
  ) as unknown as typeof english;
  const said = sayArticle(html, bracketed);
  const own = said.replaceAll(/\[[^\]]*\]/g, "");
  expect(own).not.toMatch(/aria-label="[^"]|Footnotes|Back to|Embedded|A recording|was here|moving/);
  expect(said).toContain('aria-label="[Done &quot;&amp;&quot;]"');
  expect(own).toContain("<td>Table</td>");
  expect(own).toContain("Done, “A video”.");
  expect(said).toContain("<figcaption>Song</figcaption>");
  expect(said).toContain('title="[Embedded from youtube]"');
});

it("changes nothing in the words that it was written in", () => {
  expect(sayArticle(html, english)).toBe(html);
});

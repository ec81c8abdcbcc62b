// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { recognise } from "../recognise.ts";
import { astroSample, hugoSample, jekyllSample } from "../samples/folders.ts";
import { given } from "../samples/given.ts";
import { openSource } from "../source/source.ts";
import { codesOf, readAll } from "../testing.ts";

describe("a Hugo folder", () => {
  it("gives texts with their addresses, dates, tags and cover", async () => {
    const source = await openSource(hugoSample());
    expect(await recognise(source)).toMatchObject({
      system: "hugo",
      site: { address: "https://pond.example/" },
    });
    const { texts, text } = await readAll(hugoSample(), { now: new Date("2026-01-01") });
    expect(texts.map(({ kind, slug, status, oldPaths }) => [kind, slug, status, oldPaths])).toEqual([
      ["page", "who", "published", ["/who"]],
      ["post", "fern", "draft", []],
      ["post", "moss", "published", ["/posts/moss", "/old-moss", "/older.html"]],
      ["post", "rain", "scheduled", ["/posts/rain"]],
    ]);
    expect(text("moss")).toMatchObject({
      id: "hugo:pond.example:content/posts/moss/index.md",
      published: { at: "2021-03-02T09:00:00.000Z", day: "2021-03-02", isGuessed: false },
      tags: ["Moss", "Rain"],
      authors: ["Ada Linde"],
      summary: "On drinking",
      cover: { from: { in: "archive", path: "blog/content/posts/moss/wet.png" }, alt: "Wet" },
    });
    expect(text("rain").series).toBe("Weather");
  });

  it("keeps Markdown as it was typed, and opens Hugo’s own shortcodes", async () => {
    const { text } = await readAll(hugoSample());
    expect(text("moss").markdown).toBe(`Words *as typed*, with [the other](/posts/rain#why) and /2020/05/fern.

![Wet moss](moved-file:00001 "After the rain")

::youtube{id="dQw4w9WgXcQ"}

![From static](moved-file:00002)

\`\`\`go
fmt.Println("{{< dry >}}")
\`\`\`

{{< chart data="x.csv" >}}`);
    expect(codesOf(text("moss"))).toEqual(["shortcode_left"]);
    expect(text("moss").files.map(({ from }) => from)).toMatchObject([
      { path: "blog/content/posts/moss/wet.png" },
      { path: "blog/static/images/top.png" },
    ]);
  });
});

it("reads a Jekyll folder: dates of names, drafts, Liquid and HTML in Markdown", async () => {
  const { texts, text } = await readAll(jekyllSample());
  expect(texts.map(({ kind, slug, status, oldPaths }) => [kind, slug, status, oldPaths])).toEqual([
    ["post", "idea", "draft", []],
    ["post", "moss", "published", ["/blog/weather-rain/2021/03/02/moss.html"]],
    ["post", "drops", "published", ["/drops.html"]],
    ["page", "about", "published", ["/blog/about"]],
  ]);
  expect(text("moss").published).toMatchObject({ day: "2021-03-02", isGuessed: true });
  expect(text("moss").markdown).toBe(`![Wet](moved-file:00001)

\`\`\`ruby
puts "{{ dry }}"
\`\`\`

See [rain](/drops.html) and {{ this }}.

A **note** in HTML.

{% include video.html id="1" %}`);
  expect(codesOf(text("moss"))).toEqual(["shortcode_left"]);
});

it("reads an Astro folder: imports go, components leave their words", async () => {
  const { text } = await readAll(astroSample());
  expect(text("moss")).toMatchObject({
    oldPaths: ["/blog/moss"],
    published: { day: "2021-03-02" },
    cover: { from: { path: "pond/src/assets/wet.png" } },
  });
  expect(text("moss").markdown).toBe(`![Wet moss](moved-file:00001)

The *words* between.

\`\`\`jsx
import x from 'y';
<Chart />
\`\`\`

The end.`);
  expect(codesOf(text("moss"))).toEqual(["component_left"]);
});

it("takes a folder of Markdown of no generator, with its first heading as a title", async () => {
  const { texts } = await readAll([
    given("notes/README.md", "# About this folder"),
    given("notes/2021-03-02 moss.md", "# Moss\n\nWords, ![[wet.png|Wet]].\n"),
    given("notes/broken.md", "---\ntitle: Broken\ndate: 2021-01-01\n\nIts front matter never ends.\n"),
    given("notes/tabs.md", '---\ntitle: "Unclosed\n\tdate: 2020\n---\nText.\n'),
  ]);
  expect(
    texts.map(({ title, markdown, remarks }) => [title, markdown, remarks.map(({ code }) => code)]),
  ).toEqual([
    ["Moss", "Words, Wet.", ["file_missing"]],
    ["Broken", "Its front matter never ends.", ["front_matter_broken"]],
    [expect.stringContaining("Unclosed"), "Text.", ["front_matter_broken", "no_date"]],
  ]);
});

it("keeps a text as it was typed where reading it would cost too much, and says so", async () => {
  const deep = `${"> ".repeat(300)}a`;
  const { texts } = await readAll([given("notes/2021-03-02 deep.md", deep)]);
  expect(texts).toMatchObject([{ markdown: deep, remarks: [{ code: "broken_markup" }] }]);
});

it("leaves addresses as they are, in Markdown and in HTML that becomes Markdown", async () => {
  const text = "See https://people.example.edu/~ann/ and https://en.example.org/Foo_(bar), open 5~7 pm";
  const { texts } = await readAll([
    given("notes/2021-03-02 plain.md", text),
    given("notes/2021-03-03 tagged.md", `<p>${text}</p>`),
  ]);
  expect(texts.map(({ markdown }) => markdown)).toEqual([text, text]);
});

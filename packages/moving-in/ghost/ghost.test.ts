// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { recognise } from "../recognise.ts";
import { given } from "../samples/given.ts";
import { ghostJson, ghostPost, ghostSample } from "../samples/ghost.ts";
import { openSource } from "../source/source.ts";
import { codesOf, readAll } from "../testing.ts";

describe("a Ghost export", () => {
  it("is recognised, with its version", async () => {
    const source = await openSource(ghostSample());
    expect(await recognise(source)).toMatchObject({ system: "ghost", name: "Ghost", version: "5.82.2" });
  });

  it("has the languages of internal tags, and of the publication where it was chosen", async () => {
    const languages = async (publication: string, names: string[]) => {
      const posts = names.map((_, at) => ghostPost(at));
      const { texts } = await readAll([
        given(
          "pond.json",
          ghostJson(posts, {
            settings: [{ key: "locale", value: publication }],
            tags: names.map((name, at) => ({ id: `t${at}`, name, visibility: name ? "internal" : "public" })),
            posts_tags: names.map((_, at) => ({ post_id: posts[at]?.id, tag_id: `t${at}`, sort_order: 0 })),
          }),
        ),
      ]);
      return texts.map(({ language, oldPaths, remarks }) => [language, ...oldPaths, ...codesOf({ remarks })]);
    };
    expect(await languages("en", ["", "#wide"])).toEqual([
      ["", "/moss-0"],
      ["", "/moss-1", "tags_left"],
    ]);
    expect(await languages("en", ["", "#de", "#lang-pt-br", "#lang-xx"])).toEqual([
      ["en", "/moss-0"],
      ["de", "/moss-1", "/de/moss-1"],
      ["pt-BR", "/moss-2", "/pt-br/moss-2"],
      ["", "/moss-3", "/xx/moss-3", "language_unknown"],
    ]);
    expect(await languages("ja", [""])).toEqual([["ja", "/moss-0"]]);
  });

  it("gives texts with their kind, dates, tags, authors, old address and cover", async () => {
    const { texts, text } = await readAll(ghostSample(), { site: "https://pond.example" });
    expect(texts.map(({ kind, slug, status }) => `${kind} ${slug} ${status}`)).toEqual([
      "post moss-1 published",
      "post moss-2 published",
      "page about published",
      "letter to-my-readers published",
      "post untitled draft",
      "post moss-6 scheduled",
      "post moss-7 draft",
    ]);
    expect(text("moss-1")).toMatchObject({
      id: "ghost:00000000-0000-4000-8000-000000000001",
      title: "Moss, part 1",
      oldPaths: ["/moss-1"],
      summary: "What grows under the beeches.",
      published: { at: "2021-03-02T09:00:00.000Z", day: "2021-03-02", hasTime: true, isGuessed: false },
      tags: ["Moss", "Rain and fog"],
      authors: ["Ada Linde"],
      cover: { from: { in: "archive" }, alt: "Moss", caption: "Wet moss" },
    });
    expect(codesOf(text("moss-7"))).toContain("not_public");
    expect(text("moss-7").isPublic).toBe(false);
    expect(text("untitled")).toMatchObject({
      title: "Part 5 of what grows under the beeches.",
      oldPaths: [],
    });
  });

  it("turns cards into what the dialect has for them", async () => {
    const { text } = await readAll(ghostSample(), { site: "https://pond.example" });
    const { markdown, files, remarks } = text("moss-1");
    expect(markdown).toBe(`Look at [the second part](/moss-2/).

![Moss on a stone](moved-file:00001 "After the rain")

![One](moved-file:00001)

![Two](moved-file:00002)

::youtube{id="dQw4w9WgXcQ" title="How moss drinks"}

[A guide](https://moss.example/guide)\\
To all mosses

> 🌧 Never **dry**.

**Latin names**

Bryum.

[Buy a print](https://moss.example/shop)

::audio{src="moved-file:00003" title="Rain on leaves"}

\`\`\`js
const dry = false;
\`\`\`

| |
| - |
| 1 |`);
    expect(files.map(({ as, from }) => [as, from])).toEqual([
      ["picture", { in: "archive", path: "content/images/2021/03/moss.png", bytes: expect.any(Number) }],
      ["picture", { in: "web", url: "https://cdn.pond.example/two.jpg" }],
      ["sound", { in: "web", url: "https://pond.example/content/media/2021/03/rain.mp3" }],
    ]);
    expect(remarks.map(({ code }) => code).toSorted()).toEqual(["html_simplified", "tags_left"]);
  });

  it("names no invented address where the export says none: pictures and frames are those of the old site", async () => {
    const html =
      '<img src="__GHOST_URL__/content/images/gone.png" alt="Gone"><iframe src="__GHOST_URL__/map/"></iframe><p><a href="__GHOST_URL__/">Home</a>, <code>__GHOST_URL__/x</code></p><blockquote class="twitter-tweet"><a href="__GHOST_URL__/y">y</a></blockquote>';
    const { texts } = await readAll([
      given("ghost.json", ghostJson([ghostPost(1, { html, feature_image: "__GHOST_URL__/cover.png" })])),
    ]);
    expect(JSON.stringify(texts)).not.toContain("old-site");
    expect(texts[0]?.markdown).toBe("Gone\n\n[/map/](/map/)\n\n[Home](/), `/x`\n\n> [y](/y)");
    expect(texts[0]?.remarks.map(({ message }) => message)).toEqual([
      "What was embedded from the old site is a link now: “/map/”.",
      "What was embedded from the old site is a quotation with a link now.",
      "The file “/content/images/gone.png” is not in what you chose. It may still be on the old site: write its address.",
      "In place of the picture “/content/images/gone.png” its alt text was kept.",
      "The file “/cover.png” is not in what you chose. It may still be on the old site: write its address.",
    ]);
  });

  it("says that a post was featured", async () => {
    const { texts } = await readAll([given("ghost.json", ghostJson([ghostPost(1, { featured: 1 })]))]);
    expect(texts[0] && codesOf(texts[0])).toEqual(["pinned"]);
  });

  it("brings its members with their labels, and those who left as gone", async () => {
    const { subscribers } = await readAll(ghostSample());
    expect(subscribers).toMatchObject([
      { email: "bo@pond.example", name: "Bo, of the pond", status: "confirmed", tags: ["VIP", "early"] },
      { email: "cy@pond.example", status: "unsubscribed", tags: ["Gold"], joined: { day: "2022-05-01" } },
    ]);
  });

  it("reads texts that are stored without HTML: Mobiledoc, Lexical and the Markdown of early versions", async () => {
    const mobiledoc = JSON.stringify({
      version: "0.3.1",
      atoms: [["soft-return", "", {}]],
      cards: [
        ["markdown", { markdown: "## From *Markdown*" }],
        ["image", { src: "__GHOST_URL__/content/images/a.jpg", alt: "A", caption: "B" }],
      ],
      markups: [["strong"], ["a", ["href", "https://moss.example"]]],
      sections: [
        [
          1,
          "p",
          [
            [0, [], 0, "A "],
            [0, [0], 1, "bold"],
            [1, [], 0, 0],
            [0, [1], 1, "link"],
          ],
        ],
        [10, 0],
        [10, 1],
        [3, "ul", [[[0, [], 0, "one"]], [[0, [], 0, "two"]]]],
      ],
    });
    const words = (text: string, format = 0) => ({ type: "extended-text", text, format });
    const lexical = JSON.stringify({
      root: {
        children: [
          { type: "extended-heading", tag: "h2", children: [words("Head")] },
          { type: "paragraph", children: [words("both", 3), words(" and "), words("code", 16)] },
          { type: "list", listType: "number", children: [{ type: "listitem", children: [words("one")] }] },
          { type: "bookmark", url: "https://moss.example", metadata: { title: "Guide", description: "All" } },
          { type: "codeblock", language: "css", code: "a > b {}" },
        ],
      },
    });
    const posts = [
      ghostPost(1, { html: null, lexical: null, mobiledoc }),
      ghostPost(2, { html: null, lexical }),
      ghostPost(3, { html: null, lexical: null, markdown: "*Early* ![x](/content/images/b.png)" }),
    ];
    const { texts } = await readAll([given("ghost.json", ghostJson(posts))], { site: "pond.example" });
    expect(texts.map(({ markdown }) => markdown)).toEqual([
      'A **bold**\\\n[link](https://moss.example/)\n\n## From *Markdown*\n\n![A](moved-file:00001 "B")\n\n- one\n- two',
      "## Head\n\n***both*** and `code`\n\n1. one\n\n[Guide](https://moss.example/)\\\nAll\n\n```css\na > b {}\n```",
      "*Early* ![x](moved-file:00001)",
    ]);
  });
});

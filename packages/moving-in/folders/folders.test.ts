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

describe("a folder in several languages", () => {
  const text = (title: string, more = "") =>
    `---\ntitle: ${title}\ndate: 2026-01-01\n${more}---\n${title}.\n`;
  const settings = given(
    "site/hugo.toml",
    'baseURL = "https://pond.example/"\ndefaultContentLanguage = "en"\n[languages.en]\n[languages.ja]\n[languages.cn]\nlanguageCode = "zh-CN"\n',
  );
  const said = async (files: ReturnType<typeof given>[], options = {}) => {
    const { texts, remarks } = await readAll(files, options);
    expect(remarks).toEqual([]);
    return texts
      .map(({ title, language, translationKey, oldPaths }) =>
        [title, language, translationKey, ...oldPaths].join(" "),
      )
      .toSorted();
  };

  it("reads Hugo’s languages by the names of files, and ties texts of the same name or key", async () => {
    const { texts, text: called } = await readAll([
      settings,
      given("site/content/post/pond/index.md", text("Pond")),
      given("site/content/post/pond/index.ja.md", `${text("池", "slug: ike\n")}{{< ref "fen" >}}`),
      given("site/content/post/bog.ja.md", text("沼")),
      given("site/content/post/_index.ja.md", "---\ntitle: リスト\n---\n"),
      given("site/content/post/fen.en.md", `${text("Fen")}See {{< ref "pond" >}}.`),
      given("site/content/post/fen.ja.md", text("Numa", "translationKey: wet\n")),
      given("site/content/post/fen.cn.md", text("沼泽")),
      given("site/content/post/fern.v2.md", text("Fern")),
    ]);
    expect(
      texts.map(({ id, slug, language, translationKey, oldPaths }) => [
        id.replace("hugo:pond.example:content/post/", ""),
        slug,
        language,
        translationKey.replace("content/post/", ""),
        ...oldPaths,
      ]),
    ).toEqual([
      ["fen.en.md", "fen", "en", "fen", "/post/fen"],
      ["fern.v2.md", "fern-v2", "en", "fern.v2", "/post/fern.v2"],
      ["pond/index.md", "pond", "en", "pond/index", "/post/pond"],
      ["bog.ja.md", "bog", "ja", "bog", "/ja/post/bog"],
      ["fen.cn.md", "fen", "zh-CN", "fen", "/cn/post/fen"],
      ["fen.ja.md", "fen", "ja", "wet", "/ja/post/fen"],
      ["pond/index.ja.md", "ike", "ja", "pond/index", "/ja/post/ike"],
    ]);
    expect(texts.find(({ title }) => title === "Fen")?.markdown).toContain("See /post/pond.");
    expect(called("ike").markdown, "a link leads to the text in the same language").toContain("/ja/post/fen");
  });

  it("knows folders of a language, and addresses that begin with the first one", async () => {
    expect(
      await said([
        given(
          "site/config/_default/hugo.yaml",
          "baseURL: https://pond.example/\ndefaultContentLanguageInSubdir: true\n",
        ),
        given(
          "site/config/_default/languages.yaml",
          "en:\n  contentDir: content\nja:\n  contentDir: japanese\nde:\n  contentDir: content/de\n",
        ),
        given("site/content/post/pond.md", text("Pond")),
        given("site/content/de/post/pond.md", text("Teich")),
        given("site/japanese/post/pond.md", text("池")),
        given("site/layouts/index.html", ""),
      ]),
    ).toEqual([
      "Pond en content/post/pond /en/post/pond",
      "Teich de content/post/pond /de/post/pond",
      "池 ja content/post/pond /ja/post/pond",
    ]);
  });

  it("knows them without settings where the same text is beside them", async () => {
    const files = [
      given("content/post/pond.md", text("Pond")),
      given("content/post/pond.ja.md", text("池")),
      given("content/post/fern.ja.md", text("羊歯")),
    ];
    expect(await said(files, { system: "hugo" })).toEqual([
      "Pond  content/post/pond /post/pond",
      "池 ja content/post/pond /ja/post/pond",
      "羊歯 ja content/post/fern /ja/post/fern",
    ]);
    const folders = [
      given("content/en/post/pond.md", text("Pond")),
      given("content/de/post/pond.md", text("Teich")),
      given("content/it/post.md", text("Computers")),
    ];
    expect(await said(folders, { system: "hugo" })).toEqual([
      "Computers  content/it/post /it/post",
      "Pond en content/post/pond /post/pond",
      "Teich de content/post/pond /de/post/pond",
    ]);
  });

  it("reads those of Jekyll: `lang`, `ref`, permalinks in common, and folders", async () => {
    expect(
      await said([
        given("site/_config.yml", "url: https://pond.example\nlanguages: [en, de]\ndefault_lang: en\n"),
        given("site/_posts/2021-01-01-moss.md", text("Moss", "lang: en\nref: moss\n")),
        given("site/_posts/2021-01-01-moos.md", text("Moos", "lang: de\nref: moss\n")),
        given("site/_i18n/de/_posts/2021-01-02-rain.md", text("Regen")),
        given("site/_posts/2021-01-02-rain.md", text("Rain")),
        given("site/about.md", text("About", "permalink: /about/\n")),
        given("site/ueber.md", text("Über", "permalink: /about/\nlang: de\n")),
      ]),
    ).toEqual([
      "About en /about/ /about",
      "Moos de moss /de/2026/01/01/moos.html",
      "Moss en moss /2026/01/01/moss.html",
      "Rain en _posts/2021-01-02-rain /2026/01/01/rain.html",
      "Regen de _posts/2021-01-02-rain /de/2026/01/01/rain.html",
      "Über de /about/ /de/about",
    ]);
  });

  it("reads those of Astro’s folders and of front matter, and a translation that names its original", async () => {
    expect(
      await said([
        given("site/astro.config.mjs", "i18n: { locales: ['en', 'pt-br'], defaultLocale: 'en' }"),
        given("site/src/content/blog/en/moss.md", text("Moss")),
        given("site/src/content/blog/pt-br/moss.md", text("Musgo")),
      ]),
    ).toEqual([
      "Moss en src/content/blog/moss /blog/en/moss /blog/moss",
      "Musgo pt-BR src/content/blog/moss /blog/pt-br/moss /pt-br/blog/moss",
    ]);
    expect(
      await said([
        given("notes/moss.md", text("Moss")),
        given("notes/moos.md", text("Moos", "locale: de_AT\ntranslationOf: moss\n")),
      ]),
    ).toEqual(["Moos de-AT of moss /moos", "Moss  of moss /moss"]);
  });

  it("takes the language that a text of Hugo names, where the settings name none", async () => {
    expect(
      await said([
        given("site/hugo.toml", ""),
        given("site/content/post/moss.md", text("Moss", "lang: en\n")),
        given("site/content/post/moos.md", text("Moos", "lang: de\n")),
      ]),
    ).toEqual(["Moos de  /de/post/moos", "Moss en  /post/moss"]);
  });

  it("drops a language that there is none of, and says so", async () => {
    const { texts } = await readAll([given("notes/moss.md", text("Moss", "lang: Klingonisch\n"))]);
    expect(texts).toMatchObject([
      {
        language: "",
        remarks: [{ message: "There is no language “Klingonisch”: it comes without one." }],
      },
    ]);
  });
});

it("takes no list page for a post: what a theme fills is named, what has words is a page", async () => {
  const { texts, remarks } = await readAll([
    given("site/hugo.toml", ""),
    given(
      "site/content/page/search/index.md",
      "---\ntitle: Search\nlayout: search\noutputs: [html, json]\n---\n",
    ),
    given("site/content/page/archives/index.md", "---\ntitle: Archives\nlayout: archives\n---\nAll of it.\n"),
    given("site/content/posts/wet/_index.md", "---\ntitle: Wet\n---\nWhat is wet.\n"),
    given("site/content/posts/moss.md", "---\ntitle: Moss\ndate: 2021-01-01\nlayout: wide\n---\nMoss.\n"),
  ]);
  expect(texts.map(({ kind, title }) => [kind, title])).toEqual([
    ["page", "Archives"],
    ["post", "Moss"],
    ["page", "Wet"],
  ]);
  expect(remarks.map(({ message }) => message)).toEqual([
    "“content/page/search/index.md” has no words and no date: its theme fills it, and it does not come.",
  ]);
});

it("fills variables whose value is in the export, and leaves tags that it cannot fill as they were typed", async () => {
  const title = "---\ntitle: A Moss\nauthor:\n  name: Ada\n---\n";
  const { text } = await readAll([
    given("site/_config.yml", "title: Beeches\nurl: https://pond.example\nowner: { name: Ada }\n"),
    given("site/_posts/2021-01-01-underlined.md", `${title}{{ page.title }}\n================\n\nText.\n`),
    given("site/_posts/2021-01-02-hashed.md", `${title}# {{ page.title }}\n\nText.\n`),
    given(
      "site/_posts/2021-01-03-within.md",
      `${title}On {{ page.title | escape | upcase }} at {{ site.title }} by {{site.owner.name}}, {{ page.author.name }}: {{ page.url }}. {{ page.title | date: "%Y" }}, {{ site.posts }}.\n`,
    ),
    given(
      "site/_posts/2021-01-04-kept.md",
      `${title}{% youtube http://film.example %} and {% img https://pond.example/a_b_c.png %}, [x](https://pond.example/y).\n\n<div>\n{% player url=http://film.example/ %} <b>in</b> {{ site.data.x }}\n</div>\n`,
    ),
  ]);
  expect(text("underlined").markdown).toBe("Text.");
  expect(text("hashed").markdown).toBe("Text.");
  expect(text("within").markdown).toBe(
    'On A MOSS at Beeches by Ada, Ada: /2021/01/03/within.html. {{ page.title | date: "%Y" }}, {{ site.posts }}.',
  );
  expect(text("kept").markdown).toBe(
    "{% youtube http://film.example %} and {% img https://pond.example/a_b_c.png %}, [x](/y).\n\n{% player url=http://film.example/ %} **in** {{ site.data.x }}",
  );
  expect(codesOf(text("kept"))).toEqual([
    "shortcode_left",
    "shortcode_left",
    "shortcode_left",
    "shortcode_left",
  ]);
});

it("fills Hugo’s and Astro’s variables too, and keeps shortcodes that look like HTML", async () => {
  const { text } = await readAll([
    given("site/hugo.toml", "[params]\nowner = 'Ada'\n"),
    given(
      "site/content/posts/moss.md",
      '---\ntitle: Moss\ndate: 2021-01-01\n---\n{{< param title >}} by {{% param "owner" %}}.\n\n{{<video src="http://film.example">}} and *more*\n\nThe *end*, http://film.example\n',
    ),
  ]);
  expect(text("moss").markdown).toBe(
    'Moss by Ada.\n\n{{<video src="http://film.example">}} and *more*\n\nThe *end*, http://film.example',
  );
  const astro = await readAll([
    given(
      "pond/src/content/blog/moss.mdx",
      "---\ntitle: Moss\n---\n{frontmatter.title} is {frontmatter.wet}.\n",
    ),
  ]);
  expect(astro.text("moss").markdown).toBe("Moss is {frontmatter.wet}.");
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

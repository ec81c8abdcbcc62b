// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { recognise } from "../recognise.ts";
import { given } from "../samples/given.ts";
import { cdata, wordpressSample, wxrFoot, wxrHead, wxrItem } from "../samples/wordpress.ts";
import { openSource } from "../source/source.ts";
import { codesOf, readAll } from "../testing.ts";

const wxr = (...items: string[]) => [given("export.xml", wxrHead, ...items, wxrFoot)];

describe("a WordPress export", () => {
  it("gives texts with their kind, dates, tags, author, old address and cover", async () => {
    const { texts, text, remarks } = await readAll(wordpressSample());
    expect(texts.map(({ kind, slug, status, isPublic }) => [kind, slug, status, isPublic])).toEqual([
      ["post", "moss-1", "published", true],
      ["post", "moss-2", "published", true],
      ["page", "about", "published", true],
      ["post", "an-idea", "draft", true],
      ["post", "moss-5", "scheduled", true],
      ["post", "moss-6", "draft", false],
      ["post", "moss-7", "draft", false],
    ]);
    expect(text("moss-1")).toMatchObject({
      id: "wordpress:https://pond.example:1",
      summary: "What grows & thrives.",
      oldPaths: ["/2021/03/moss-1"],
      published: { at: "2021-03-02T09:00:00.000Z", day: "2021-03-02" },
      tags: ["Moss", "Rain"],
      authors: ["Ada Linde"],
      cover: { from: { in: "archive", path: "uploads/2021/03/moss.jpg" }, alt: "Moss on a stone" },
    });
    expect(text("about").oldPaths).toEqual(["/people/about"]);
    expect(remarks.map(({ code }) => code).toSorted()).toEqual([
      "comments_left",
      "left_out_part",
      "left_out_part",
      "trashed",
    ]);
  });

  it("opens blocks", async () => {
    const { text } = await readAll(wordpressSample());
    expect(text("moss-1").markdown).toBe(`See [the second part](/2021/03/moss-2/)[^1].

![Moss on a stone](moved-file:00001 "After the rain")

::youtube{id="dQw4w9WgXcQ"}

\`\`\`php
echo [caption] && 1;
\`\`\`

![One](moved-file:00001)

Shared words.

[Buy](https://moss.example/)

[^1]: Bryum.`);
    expect(codesOf(text("moss-1"))).toEqual(["left_out_part"]);
  });

  it("makes paragraphs of texts without blocks, and expands the shortcodes that are known", async () => {
    const { text } = await readAll(wordpressSample());
    expect(text("moss-2").markdown).toBe(`First line\\
second line

**New** paragraph with *words*.

![Moss](moved-file:00001 "Wet moss")

![Moss on a stone](moved-file:00001 "Library caption")

![](moved-file:00002)

::vimeo{id="76979871"}

\\[contact-form-7 id="12" title="Write"] and \\[sic] stay.[^1]

\`\`\`
[gallery]
\`\`\`

[^1]: A note.`);
    expect(codesOf(text("moss-2"))).toEqual(["shortcode_left"]);
  });

  it("brings the pictures that no text shows", async () => {
    const { items } = await readAll(wordpressSample());
    expect(items.filter(({ type }) => type === "picture")).toMatchObject([
      { file: { from: { in: "web", url: "https://pond.example/wp-content/uploads/2021/03/lonely.jpg" } } },
    ]);
  });

  it("reads on where plugins wrote what XML forbids, and says so", async () => {
    const broken = wxrItem(1, { content: "A\u0008B ]]> C" }).replace(
      "<description></description>",
      "<description>R&D &nbsp; <b></description><comments>https://x.example/?a=1&b=2</comments>",
    );
    const { texts, remarks } = await readAll(wxr(broken, wxrItem(2)));
    expect(texts.map(({ markdown }) => markdown)).toEqual(["AB ]]> C", "Part 2."]);
    expect(remarks.map(({ code }) => code)).toEqual(["broken_markup"]);
  });

  it("keeps slugs in other scripts as they were, and gives them one that fits", async () => {
    const { texts } = await readAll(wxr(wxrItem(1, { name: "%e8%8b%94-%f0%9f%8c%bf", title: "苔 🌿" })));
    expect(texts[0]).toMatchObject({ oldSlug: "苔-🌿", oldPaths: ["/2021/03/苔-🌿"] });
    expect(texts[0]?.slug).toBe("苔");
    expect(texts[0]?.remarks.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("Its address ended in “苔-🌿”"),
    );
    expect((await readAll(wxr(wxrItem(1, { name: "%e6%97%a5%e6%9c%ac-2024" })))).texts[0]).toMatchObject({
      slug: "日本-2024",
      oldSlug: "日本-2024",
    });
  });

  it("has words instead of entities in titles, excerpts, names of tags and authors, and captions", async () => {
    const head = wxrHead
      .replace("Ada Linde", "Ada &amp; Linde")
      .replace("Under the beeches", "Moss &amp; rain");
    const item = wxrItem(1, {
      title: "L&#8217;&eacute;t&eacute; &hellip; a &lt;b&gt; tag &#8212; 5 < 6 <i>all</i> over",
      excerpt: "<p>One &amp; two</p><p>The frog&#8217;s rest</p>",
      categories: `<category domain="category" nicename="tea-scones">${cdata("Tea &#038; Scones")}</category><category domain="post_tag" nicename="cafe">Caf&amp;eacute;</category><category domain="category" nicename="unkategorisiert">${cdata("Unkategorisiert")}</category>`,
      meta: { _thumbnail_id: "2" },
    });
    const picture = wxrItem(2, {
      type: "attachment",
      status: "inherit",
      excerpt: "Wet&nbsp;moss&#8230;",
      attachment: "https://pond.example/a.jpg",
      meta: { _wp_attachment_image_alt: "R&amp;D" },
    });
    const source = await openSource([given("export.xml", head, item, picture, wxrFoot)]);
    expect((await recognise(source)).site.title).toBe("Moss & rain");
    const { texts, remarks } = await readAll([given("export.xml", head, item, picture, wxrFoot)]);
    expect(texts[0]).toMatchObject({
      title: "L’été … a <b> tag — 5 < 6 all over",
      summary: "One & two The frog’s rest",
      tags: ["Tea & Scones", "Café"],
      authors: ["Ada & Linde"],
      cover: { alt: "R&D", caption: "Wet moss…" },
    });
    expect(remarks).toEqual([]);
  });

  it("brings the sounds and films that are attached to a post, each once, and says that it was sticky", async () => {
    const sound = "https://pond.example/wp-content/uploads/one.mp3";
    const { text } = await readAll(
      wxr(
        wxrItem(1, { meta: { enclosure: `${sound}\n1234\naudio/mpeg\na:0:{}` }, isSticky: true }),
        wxrItem(2, { content: `[audio src="${sound}"]`, meta: { enclosure: `${sound}\n1\naudio/mpeg\n` } }),
        wxrItem(3, {
          meta: { enclosure: "https://pond.example/play?id=1\n1\nvideo/mp4\n" },
          more: `<wp:postmeta><wp:meta_key>enclosure</wp:meta_key><wp:meta_value>${cdata("https://pond.example/notes.pdf\r\n99\r\napplication/pdf")}</wp:meta_value></wp:postmeta>`,
        }),
      ),
    );
    expect(text("moss-1").markdown).toBe('::audio{src="moved-file:00001"}\n\nPart 1.');
    expect(text("moss-1").files).toMatchObject([{ as: "sound", from: { in: "web", url: sound } }]);
    expect(codesOf(text("moss-1"))).toEqual(["pinned"]);
    expect(text("moss-2").markdown).toBe('::audio{src="moved-file:00001"}');
    expect(text("moss-3").markdown).toBe(
      '::video{src="moved-file:00001"}\n\n[notes.pdf](moved-file:00002)\n\nPart 3.',
    );
  });

  it("reads the languages of Polylang and of WPML’s own export, and names plugins whose languages it cannot read", async () => {
    const category = (domain: string, nicename: string) =>
      `<category domain="${domain}" nicename="${nicename}">${cdata("x")}</category>`;
    const polylang = (language: string) =>
      category("language", language) + category("post_translations", "pll_5f3c");
    const { texts, remarks } = await readAll(
      wxr(
        wxrItem(1, { categories: polylang("en") }),
        wxrItem(2, { categories: polylang("pt-br") }),
        wxrItem(3, { meta: { _wpml_import_language_code: "de", _wpml_import_translation_group: "7" } }),
        wxrItem(4, { meta: { _wpml_word_count: "12" } }),
        wxrItem(5, { title: "[:en]Moss[:de]Moos[:]" }),
      ),
    );
    expect(texts.map(({ language, translationKey, tags }) => [language, translationKey, tags])).toEqual([
      ["en", "pll_5f3c", []],
      ["pt-BR", "pll_5f3c", []],
      ["de", "7", []],
      ["", "", []],
      ["", "", []],
    ]);
    expect(remarks.map(({ message, isLoss, count }) => [message.split(/[:,.]/)[0], isLoss, count])).toEqual([
      ["These texts were in several languages by Polylang", false, 2],
      ["These texts were in several languages by WPML", false, 1],
      ["These texts are from a site with WPML", true, 1],
      ["qTranslate keeps all languages of these texts in one", true, 1],
    ]);
  });

  it("reads what Squarespace exports in WordPress’ form", async () => {
    const head = wxrHead.replace(/<generator>.*<\/generator>/, "<generator>Site-Server v6</generator>");
    const item = wxrItem(1, {
      link: "/blog/moss.html",
      name: "moss.html",
      content: '<div><noscript><img src="wet.png"></noscript><img data-src="wet.png" alt="Wet"></div>',
    }).replace(/<title>.*<\/title>/, "<title>Draft & Post &amp; More&mdash;More</title>");
    const files = [given("squarespace.xml", head, item, wxrFoot)];
    expect((await recognise(await openSource(files))).why).toContain("Squarespace");
    const { texts } = await readAll(files);
    expect(texts[0]).toMatchObject({
      title: "Draft & Post & More—More",
      slug: "moss",
      oldPaths: ["/blog/moss.html"],
      markdown: "![Wet](moved-file:00001)",
      files: [{ from: { url: "https://pond.example/blog/wet.png" } }],
    });
  });

  it("refuses one that was cut short before anything of it comes", async () => {
    const cut = [given("export.xml", wxrHead, wxrItem(1), `<item><title>${cdata("x")}</title>`)];
    await expect(readAll(cut)).rejects.toMatchObject({ code: "export_cut" });
  });
});

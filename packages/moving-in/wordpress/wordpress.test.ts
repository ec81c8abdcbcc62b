// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { given } from "../samples/given.ts";
import { cdata, wordpressSample, wxrFoot, wxrHead, wxrItem } from "../samples/wordpress.ts";
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
    expect(texts[0]).toMatchObject({ oldSlug: "%e8%8b%94-%f0%9f%8c%bf", oldPaths: ["/2021/03/苔-🌿"] });
    expect(texts[0]?.slug).toMatch(/^post-[a-z0-9]+$/);
  });

  it("refuses one that was cut short before anything of it comes", async () => {
    const cut = [given("export.xml", wxrHead, wxrItem(1), `<item><title>${cdata("x")}</title>`)];
    await expect(readAll(cut)).rejects.toMatchObject({ code: "export_cut" });
  });
});

import { expect, it } from "vitest";
import { readFrontMatter } from "@toadstool/markdown/prose";
import { markdownFiles } from "./markdown-folder.ts";
import { film, moss, textCalled } from "./samples.ts";
import type { OutgoingText } from "./text.ts";

const site = "https://site.example";
const written = (...texts: OutgoingText[]) => [...markdownFiles(texts, [moss, film], site)];

it("names each file after its day and slug, and no two alike whatever their case", () => {
  const paths = written(
    textCalled("Moss"),
    textCalled("MOSS", { slug: "MOSS" }),
    textCalled("Not yet", { publishedAt: null }),
    textCalled("Uses", { kind: "pages", slug: "about/uses" }),
    textCalled("🐸", { slug: "" }),
  ).map(({ path }) => path);
  expect(paths).toEqual([
    "posts/2026-03-04-moss.md",
    "posts/2026-03-04-MOSS-2.md",
    "posts/not-yet.md",
    "pages/about-uses.md",
    "posts/2026-03-04-untitled.md",
  ]);
});

it("writes front matter that is read again, whatever signs the title holds", () => {
  const title = `"Quoted": a #1 'toad' — yes\\no`;
  const [file] = written(
    textCalled("x", {
      title,
      publishedAt: null,
      excerpt: "In short: moss.",
      tags: ["Ink, wet", "riso"],
      series: "Presses",
      language: "de",
      translationKey: "one",
      cover: moss.address,
      formerPaths: ["/blog/old"],
    }),
  );
  const names = Object.fromEntries(
    ["title", "date", "draft", "description", "cover", "series", "lang", "translationKey", "aliases"].map(
      (name) => [name, [name] as const],
    ),
  );
  expect(readFrontMatter(file?.text ?? "", names as Record<string, [string]>, ["aliases"])).toMatchObject({
    fields: {
      title,
      date: "2026-03-04T09:00:00.000Z",
      draft: "true",
      description: "In short: moss.",
      cover: "../media/moss.webp",
      series: "Presses",
      lang: "de",
      translationKey: "one",
      aliases: "/blog/old",
    },
    body: "It grows.\n",
  });
});

it("links pictures and films beside the text, with the library's alt text where the text has none", () => {
  const markdown = [
    `![](${moss.address})`,
    `![Mine](${site}${moss.address} "A caption")`,
    `![](<${film.address}>)`,
    `[its file](${moss.address}/2/640.webp?x=1) and ${moss.address}.`,
    "![](/media/gone222222222222) ![](https://elsewhere.example/media/abcdefgh22345672x)",
  ].join("\n\n");
  const [file] = written(textCalled("Moss", { markdown }));
  expect(file?.text.split("---\n\n")[1]).toBe(
    [
      String.raw`![Moss \[wet\]](../media/moss.webp)`,
      `![Mine](../media/moss.webp "A caption")`,
      "![](<../media/pond.mp4>)",
      "[its file](../media/moss.webp) and ../media/moss.webp.",
      "![](/media/gone222222222222) ![](https://elsewhere.example/media/abcdefgh22345672x)\n",
    ].join("\n\n"),
  );
});

// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { expect, it } from "vitest";
import { substackSample } from "../samples/substack.ts";
import { codesOf, readAll } from "../testing.ts";

it("reads the posts, the pages and the subscribers of a Substack export", async () => {
  const { texts, text, subscribers } = await readAll(await substackSample());
  expect(texts.map(({ kind, slug, status, isPublic }) => [kind, slug, status, isPublic])).toEqual([
    ["post", "moss", "published", true],
    ["post", "rain", "draft", false],
    ["post", "idea", "draft", true],
    ["page", "about", "published", true],
    ["post", "gone", "published", true],
  ]);
  expect(text("moss")).toMatchObject({
    id: "substack:101",
    title: 'Moss, "wet" & cold',
    summary: "On drinking’s end <3",
    oldPaths: ["/p/moss"],
    published: { at: "2021-03-02T09:00:00.000Z" },
  });
  expect(text("about").oldPaths).toEqual(["/p/about", "/about"]);
  expect(text("rain").markdown).toBe('::audio{src="moved-file:00001" title="Rain"}\n\nDrops.');
  expect(text("idea").title).toBe("What if it rained upwards?");
  expect(codesOf(text("gone"))).toEqual(["unreadable"]);
  expect(subscribers).toMatchObject([
    { email: "bo@pond.example", status: "confirmed", tags: ["yearly", "paid"] },
    { email: "cy@pond.example", status: "unsubscribed", tags: [] },
  ]);
});

it("opens Substack’s parts, with pictures from where they are stored", async () => {
  const { text } = await readAll(await substackSample());
  const { markdown, files, remarks } = text("moss");
  expect(markdown).toBe(`Dear reader,[^1]

![Moss](moved-file:00001 "After the rain")

::youtube{id="dQw4w9WgXcQ"}

[Buy a print](https://moss.example/shop)

> Moss drinks.
>
> Slowly.
>
> [Moss](https://twitter.com/moss/status/1)

One line\\
another

[^1]: You.`);
  expect(files.map(({ from }) => from)).toEqual([
    { in: "web", url: "https://substack-post-media.s3.amazonaws.com/public/images/moss_1200x800.jpeg" },
  ]);
  expect(remarks.map(({ code }) => code).toSorted()).toEqual(["embed_linked", "left_out_part"]);
});

// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { expect, it } from "vitest";
import { mediumSample } from "../samples/medium.ts";
import { codesOf, readAll } from "../testing.ts";

it("reads stories, drafts and responses of a Medium export", async () => {
  const { texts, text } = await readAll(await mediumSample());
  expect(texts.map(({ slug, status }) => [slug, status])).toEqual([
    ["moss", "published"],
    ["great-thank-you", "draft"],
    ["rain", "draft"],
  ]);
  expect(text("moss")).toMatchObject({
    id: "medium:aaaabbbb0001",
    title: "Moss",
    subtitle: "On drinking",
    authors: ["Ada Linde"],
    oldPaths: ["/@ada/moss-aaaabbbb0001", "/moss-aaaabbbb0001"],
    published: { at: "2021-03-02T09:00:00.000Z" },
  });
  expect(codesOf(text("great-thank-you"))).toEqual(["comments_left"]);
});

it("writes a story without the title and subtitle that its text repeats", async () => {
  const { text } = await readAll(await mediumSample());
  expect(text("moss").markdown).toBe(`![](moved-file:00001)

*After the [rain](https://moss.example/)*

**Moss** drinks.

## A heading

\`\`\`javascript
const dry = false;
drink();
\`\`\`

::youtube{id="dQw4w9WgXcQ"}

[gist.github.com/ada/0123456789abcdef](https://gist.github.com/ada/0123456789abcdef)

[A guide](https://moss.example/guide)\\
To all mosses

> Never dry.

---

The end.`);
  expect(codesOf(text("moss"))).toEqual(["embed_linked"]);
});

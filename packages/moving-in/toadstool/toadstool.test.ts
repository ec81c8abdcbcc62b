import { expect, it } from "vitest";
import { toadstoolSample } from "../samples/toadstool.ts";
import { readAll } from "../testing.ts";

it("reads another Toadstool from its unpacked backup", async () => {
  const { items, texts, text, subscribers, remarks } = await readAll(toadstoolSample());
  expect(texts.map(({ kind, id, status, oldPaths }) => [kind, id, status, oldPaths])).toEqual([
    ["post", "toadstool:post:p1", "published", ["/blog/moss", "/blog/mos"]],
    ["page", "toadstool:page:d1", "published", ["/about/uses"]],
    ["post", "toadstool:draft:d2", "draft", []],
  ]);
  const original = { in: "archive", path: "pond/files/media/abcdefghijklmnop/2/private/original.png" };
  expect(text("moss")).toMatchObject({
    markdown: "![](moved-file:00001)\n\n*As typed.*",
    files: [{ from: original, name: "moss.png", alt: "Moss" }],
    cover: { from: original },
    tags: ["Moss"],
    published: { at: "2021-03-02T09:00:00.000Z" },
  });
  expect(text("rain")).toMatchObject({ tags: ["Rain", "Fog"], series: "Weather" });
  expect(subscribers).toMatchObject([{ email: "Bo@pond.example", status: "confirmed", tags: ["VIP"] }]);
  expect(items.filter(({ type }) => type === "redirect")).toMatchObject([{ from: "/old", to: "/blog/moss" }]);
  expect(items.filter(({ type }) => type === "picture")).toMatchObject([
    { id: "toadstool:qrstuvwxyz234567" },
  ]);
  expect(remarks).toMatchObject([{ code: "trashed", count: 1 }]);
});

// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { given } from "../samples/given.ts";
import { tarOf } from "../samples/tar.ts";
import { toadstoolSample } from "../samples/toadstool.ts";
import { openSource } from "../source/source.ts";
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
    language: "ja",
    translationKey: "g1",
    published: { at: "2021-03-02T09:00:00.000Z" },
  });
  expect(text("rain")).toMatchObject({
    tags: ["Rain", "Fog"],
    series: "Weather",
    language: "de",
    translationKey: "g1",
  });
  expect(subscribers).toMatchObject([{ email: "Bo@pond.example", status: "confirmed", tags: ["VIP"] }]);
  expect(items.filter(({ type }) => type === "redirect")).toMatchObject([{ from: "/old", to: "/blog/moss" }]);
  expect(items.filter(({ type }) => type === "picture")).toMatchObject([
    { id: "toadstool:qrstuvwxyz234567" },
  ]);
  expect(remarks).toMatchObject([{ code: "trashed", count: 1 }]);
});

describe("a packed backup", () => {
  const pack = async (path: string) => ({ path, bytes: await tarOf(toadstoolSample()) });

  it("is read like the folder into which it unpacks", async () => {
    const { path, bytes } = await pack("pond.tar.gz");
    const packed = await readAll([given(path, bytes)]);
    expect(packed.items).toEqual((await readAll(toadstoolSample())).items);
  });

  it.each([
    ["cut short", (bytes: Uint8Array<ArrayBuffer>) => bytes.subarray(0, -300)],
    [
      "with a byte changed",
      (bytes: Uint8Array<ArrayBuffer>) => bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1),
    ],
  ])("is refused %s", async (_, harm) => {
    const { path, bytes } = await pack("pond.tar.gz");
    await expect(readAll([given(path, harm(bytes))])).rejects.toMatchObject({ code: "tar_broken" });
  });

  it("is refused where it unpacks to more than may be held at once", async () => {
    const { path, bytes } = await pack("pond.tar.gz");
    await expect(openSource([given(path, bytes)], { tar: 1000 })).rejects.toMatchObject({
      code: "tar_too_large",
    });
  });

  it("leaves out files whose names lead out of it", async () => {
    const { leftOut } = await openSource([
      given("x.tar.gz", await tarOf([given("../etc/passwd", "x"), given("a.md", "y")])),
    ]);
    expect(leftOut).toEqual([{ path: "../etc/passwd", why: "Its path leads out of the archive." }]);
  });
});

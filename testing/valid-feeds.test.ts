import { describe, expect, it } from "vitest";
import { type FeedEntry, writeFeed } from "@toadstool/markdown/atom";
import { readAtom } from "./valid-feeds.ts";

const about = {
  id: "https://pond.example/",
  title: "The pond",
  subtitle: "What lives in it.",
  language: "en-GB",
  author: { name: "Ada", uri: "https://pond.example/" },
  self: "https://pond.example/feed.xml",
  page: "https://pond.example/blog",
  icon: "https://pond.example/icon.png",
};
const entry: FeedEntry = {
  id: "https://pond.example/1",
  page: "https://pond.example/blog/toads",
  title: "Toads & co.",
  summary: "",
  publishedAt: new Date("2026-03-01T12:00:00Z"),
  updatedAt: new Date("2026-03-02T12:00:00Z"),
  html: "<p>They <em>sleep</em>.</p>",
  tags: ["ink", "ponds"],
  enclosure: { href: "https://pond.example/toad.webp", type: "image/webp", length: 12 },
};
const valid = writeFeed(about, [entry, { ...entry, id: "https://pond.example/2" }]);

describe("the rules of Atom", () => {
  it("find nothing in a feed that keeps to them, nor in an empty one", () => {
    expect(readAtom(valid).entry).toHaveLength(2);
    expect(readAtom(writeFeed(about, [])).entry).toBeUndefined();
  });

  it.each([
    ["a missing instant", valid.replace(/<updated>[^<]*<\/updated>/, "")],
    ["a local time", valid.replace("2026-03-02T12:00:00.000Z", "2026-03-02 12:00")],
    ["a second title", valid.replace("<published>", "<title>x</title><published>")],
    ["an address without a site", valid.replace("https://pond.example/blog/toads", "/blog/toads")],
    ["a tag without its term", valid.replace('term="ink"', 'label="ink"')],
    ["no author", valid.replace(/<author>.*<\/author>/, "")],
    ["no address of its own", valid.replace('rel="self"', 'rel="via"')],
    ["one id twice", valid.replace("example/2", "example/1")],
    ["an element of RSS", valid.replace("<published>", "<guid>x</guid><published>")],
    ["what is no XML", valid.replace("</feed>", "")],
  ])("find %s", (_, xml) => {
    expect(xml).not.toBe(valid);
    expect(() => readAtom(xml)).toThrow(/./);
  });
});

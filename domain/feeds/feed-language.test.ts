import { expect, it } from "vitest";
import { arabicSite } from "#testing/arabic.ts";
import { artFeedPath, composeFeedIn, type FeedEntry } from "./feed.ts";
import { feedAbouts } from "./feed-about.ts";

const at = new Date("2026-03-04T12:00:00Z");
const entry: FeedEntry = {
  id: "/art/ink",
  path: "/art/ink",
  title: 'قال "حبر"',
  summary: "",
  publishedAt: at,
  updatedAt: at,
  html: "<p>حبر</p>",
};
const about = feedAbouts[artFeedPath](arabicSite);
const contents = { about, entries: [entry, { ...entry, title: 'Say "ink"', language: "en" }] };

it("a feed says its language and speaks it, and an entry in another language says that", () => {
  const atom = composeFeedIn("xml", arabicSite, contents);
  expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar-EG">');
  expect(atom).toContain("<title>فن من حبر</title>");
  expect(atom).toContain("<entry>\n<id>https://toadstool.test/art/ink</id>\n<title>قال «حبر»</title>");
  expect(atom).toMatch(/<entry xml:lang="en">[^]*<title>Say “ink”<\/title>/);
  const json = JSON.parse(composeFeedIn("json", arabicSite, contents)) as { items: object[] };
  expect(json).toMatchObject({ title: "فن من حبر", language: "ar-EG" });
  expect(json.items).toMatchObject([{ title: "قال «حبر»" }, { language: "en" }]);
});

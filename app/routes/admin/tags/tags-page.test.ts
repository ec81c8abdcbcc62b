import { expect, it } from "vitest";
import { tags } from "#db/schema.ts";
import { openSite } from "#testing/document/site.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

it("a tag is read, renamed and merged, and its former addresses and feed lead on", async () => {
  const { services } = testServices();
  await published(services, { title: "Ink from oak galls", slug: "ink", tags: "Oak galls" });
  await published(services, {
    title: "Two layers of moss",
    slug: "two-layers-of-moss",
    tags: "Moss, Oak galls",
    dateString: "5 March 2026",
    datetime: "2026-03-05 09:12:00",
  });
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();

  await reader.open("/blog/two-layers-of-moss");
  await reader.follow("Oak galls");
  expect(reader.read("heading", "Oak galls")).toBeTruthy();
  expect(reader.readAll("heading").slice(1, 3)).toEqual(["Two layers of moss", "Ink from oak galls"]);
  await reader.follow("All tags");
  expect(reader.names("link")).toContain("Moss 1");

  await owner.open("/admin/tags?q=MOSS");
  await owner.follow("Moss");
  owner.fill("Name", "🌱");
  await owner.press("Rename");
  expect(owner.read("heading", "🌱")).toBeTruthy();
  await reader.open("/tags/moss");
  expect(reader.page().address.pathname).toBe("/tags/1f331");
  expect(reader.read("heading", "🌱")).toBeTruthy();
  const former = await reader.ask("/tags/moss/feed.json");
  expect(former.headers.get("Location")).toBe("/tags/1f331/feed.json");
  expect(await (await reader.ask("/tags/1f331/feed.json")).json()).toMatchObject({
    items: [{ title: "Two layers of moss", tags: ["🌱", "Oak galls"] }],
  });

  owner.fill("Into the tag", "Oak galls");
  await owner.press("Merge…");
  await owner.press("Merge");
  expect(owner.read("region", "Notice")).toContain("They are one tag now: “Oak galls”.");
  expect(owner.read("heading", "Oak galls")).toBeTruthy();
  await reader.open("/tags/moss");
  expect(reader.page().address.pathname).toBe("/tags/oak-galls");
  await reader.open("/blog/two-layers-of-moss");
  expect(reader.within("list", "Tags").readAll("link")).toEqual(["Oak galls"]);
});

it("many tags have pages, and their count is that of all", async () => {
  const { services } = testServices();
  const createdAt = services.clock();
  for (let n = 100; n < 205; n++) {
    const id = `leaf-${n}`;
    // oxlint-disable-next-line no-await-in-loop -- D1 takes one after the other
    await services.db.insert(tags).values({ id, slug: id, name: `Leaf ${n}`, key: `leaf ${n}`, createdAt });
  }
  const owner = await (await openSite()).owner();
  await owner.open("/admin/tags?q=leaf");
  expect(owner.read()).toContain("105 tags");
  expect(owner.read()).not.toContain("Leaf 204");
  await owner.follow("Next");
  expect(owner.read()).toContain("Leaf 204");
  await owner.follow("First");
  expect(owner.read()).toContain("Leaf 100");
});

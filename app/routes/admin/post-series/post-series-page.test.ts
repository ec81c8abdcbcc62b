import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

it("a post becomes a part of a series, which is put in order, renamed and read part by part", async () => {
  const { services } = testServices();
  for (const [day, number] of ["One", "Two"].entries())
    await published(services, {
      title: `Moss, part ${number}`,
      slug: `moss-${number.toLowerCase()}`,
      datetime: `2026-03-0${day + 1} 09:12:00`,
      series: "A year of moss",
    });
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/blog");
  owner.fill("Title", "Moss, part Zero");
  owner.fill("Slug", "moss-zero");
  owner.fill("Summary", "It was not there yet.");
  owner.fill("Text (markdown)", "One text.");
  owner.fill("Series", "a year of MOSS");
  await owner.press("Publish Post");
  expect(owner.page().address.pathname).toBe("/blog");

  await owner.open("/admin/series");
  await owner.follow("A year of moss");
  const order = () => owner.within("region", "Parts").readAll("link", /^Moss/);
  const moveUp = async () => {
    await owner.press("More for Moss, part Zero");
    await owner.press("Move up: Moss, part Zero");
  };
  await moveUp();
  expect(order()).toEqual(["Moss, part One", "Moss, part Zero", "Moss, part Two"]);
  await moveUp();
  expect(order()).toEqual(["Moss, part Zero", "Moss, part One", "Moss, part Two"]);
  owner.fill("Name", "Moss, month by month");
  await owner.press("Rename");
  expect(owner.read("alert")).toContain("comma");
  owner.fill("Name", "Months of moss");
  await owner.press("Rename");
  expect(owner.read("heading", "Months of moss")).toBeTruthy();

  const reader = site.reader();
  await reader.open("/blog/series/a-year-of-moss");
  expect(reader.page().address.pathname).toBe("/blog/series/months-of-moss");
  expect(reader.readAll("heading").filter((each: string) => each.startsWith("Moss, part"))).toEqual([
    "Moss, part Zero",
    "Moss, part One",
    "Moss, part Two",
  ]);
  await reader.follow("Moss, part One");
  expect(reader.read()).toContain("Part 2 of 3 of Months of moss");
  await reader.follow(/Next part/);
  expect(reader.read()).toContain("Part 3 of 3 of Months of moss");
});

it("many series have pages, and are found by their names", async () => {
  const { services } = testServices();
  await services.db.run(sql`insert into post_series (id, slug, name, key, created_at)
    with recursive each (n) as (select 100 union all select n + 1 from each where n < 304)
    select 'leaf-' || n, 'leaf-' || n, 'Leaf ' || n, 'leaf ' || n, n from each`);
  const owner = await (await openSite()).owner();
  await owner.open("/admin/series");
  expect(owner.read()).toContain("Leaf 304");
  expect(owner.read()).not.toContain("Leaf 204");
  await owner.follow("Next");
  await owner.follow("Next");
  expect(owner.read()).toContain("Leaf 104");
  await owner.follow("Previous");
  expect(owner.read()).toContain("Leaf 204");
  await owner.open("/admin/series?q=leaf%2010");
  expect(owner.read()).toContain("10 series");
});

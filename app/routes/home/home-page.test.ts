import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

it("a studio’s own doors are on Home", async () => {
  const reader = (await openSite()).reader();
  await reader.open("/");
  await reader.follow("Count the squares of Small Grids");
  expect(reader.page().address.pathname).toBe("/art/series/small-grids");
});

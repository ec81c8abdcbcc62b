import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";
import { profile } from "#studio/profile.ts";
import { sizeOfName } from "./name-size.ts";

it("a studio’s own doors are on Home", async () => {
  const reader = (await openSite()).reader();
  await reader.open("/");
  await reader.follow("Count the squares of Small Grids");
  expect(reader.page().address.pathname).toBe("/art/series/small-grids");
});

it("is set for the name that it shows", async () => {
  const reader = (await openSite()).reader();
  await reader.open("/");
  const { width, lines } = sizeOfName(profile.name);
  const classes = reader.page().document.querySelector("main")?.className ?? "";
  expect(classes).toContain(`width${String(width).replace(".", "-")}`);
  expect(classes).toContain(`lines${lines}`);
});

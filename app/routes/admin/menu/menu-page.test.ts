import { beforeEach, expect, it } from "vitest";
import { facts } from "#db/schema.ts";
import type { Person } from "#testing/document/person.ts";
import { openSite } from "#testing/document/site.ts";
import { testServices } from "#testing/services.ts";
import type { Env } from "#workers/env.ts";

const { services } = testServices();

beforeEach(() => services.db.delete(facts));

/** No file of the site has the address of a page. */
const noFiles = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Env["ASSETS"];

const entries = (owner: Person, list: string) => owner.within("list", list).readAll("heading");
const linksIn = (person: Person, navigation: string) =>
  person.within("navigation", navigation).readAll("link");

async function showFileAgain(owner: Person) {
  await owner.press("Show the file again…");
  await owner.press("Show the file again");
  expect(owner.read()).toContain("The studio’s file is shown again.");
}

it("a link comes into the menu that readers of stored pages get, and goes again with the studio’s file", async () => {
  const site = await openSite({ ASSETS: noFiles });
  const [owner, other] = [await site.owner(), await site.owner()];
  const reader = site.reader();
  const menu = async () => {
    await reader.open("/blog");
    await reader.press("Menu");
    return linksIn(reader, "Main");
  };
  await menu();
  const before = await menu();
  await owner.open("/admin");
  await owner.within("main").follow("Menu, words and themes");
  await other.open("/admin/menu?entry=0");

  await owner.follow("Add a link");
  owner.fill("Label", "Workshops 🍄");
  owner.fill("Address", "workshops");
  owner.fill("Show it to readers", false);
  await owner.press("Save link");
  expect(owner.read()).toContain("must start with “/”");
  expect(owner.value("Label")).toBe("Workshops 🍄");
  expect(owner.value("Show it to readers")).toBe(false);
  owner.fill("Show it to readers", true);
  owner.fill("Address", "/workshops");
  await owner.press("Save link");
  expect(owner.read()).toContain("leads nowhere now");
  await owner.press("Move up: Workshops 🍄");
  expect(entries(owner, "Menu").at(-2)).toBe("Workshops 🍄");
  expect(await menu()).toEqual(before.toSpliced(4, 0, "Workshops 🍄"));

  other.fill("Label", "Typed elsewhere");
  await other.press("Save link");
  expect(other.read("alert")).toContain("saved in another window");
  expect(other.value("Label")).toBe("Typed elsewhere");

  await showFileAgain(owner);
  expect(await menu()).toEqual(before);
});

it("links of the footer are moved and hidden, and are as before with the studio’s file", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/menu/footer");
  await owner.press("Move up: Subscribe");
  await owner.press("Hide: Home");
  const moved = ["Letters", "Tags", "Subscribe", "Search the blog"];
  expect(entries(owner, "Footer").slice(-4)).toEqual(moved);
  expect(linksIn(owner, "Footer")).toEqual(["About", "Portfolio", "Art", "Blog", ...moved]);
  await showFileAgain(owner);
  expect(linksIn(owner, "Footer")[0]).toBe("Home");
});

it("words of the pages are refused beside the empty field alone, and readers see them once they are saved", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  await reader.open("/art");
  await owner.open("/admin/menu/words");
  owner.fill("Introduction of the gallery", " ");
  owner.fill("Introduction of the portfolio", "What I make by day.");
  await owner.press("Save words");
  expect(owner.read()).toContain("This is empty.");
  expect(owner.value("Introduction of the portfolio")).toBe("What I make by day.");
  owner.fill("Introduction of the gallery", "What I make by night.");
  await owner.press("Save words");
  expect(owner.read()).toContain("Saved. Readers see it now.");
  await reader.open("/art");
  expect(reader.read()).toContain("What I make by night.");
  await owner.open("/admin/menu/words");
  await showFileAgain(owner);
  await reader.open("/art");
  expect(reader.read()).not.toContain("What I make by night.");
});

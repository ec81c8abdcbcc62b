import { expect, it } from "vitest";
import { openSite, type Site } from "#testing/document/site.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

async function read(path: string, site?: Site) {
  const reader = (site ?? (await openSite())).reader();
  await reader.open(path);
  return reader;
}

const sections = ["Home", "About", "Portfolio", "Art", "Blog"];
const elsewhere = ["Code of Ada Example", "Photographs by Ada Example"];
const resume = "Resume (opens in a new tab)";

it("leads visitors to the sections, the résumé in a new tab, and where else the creator is", async () => {
  const reader = await read("/about-me");
  await reader.press("Menu");
  const menu = reader.within("navigation", "Main");
  expect(menu.names("link")).toEqual([...sections, resume, ...elsewhere]);
  const link = menu.element("link", resume);
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/resume.pdf", "_blank"]);
  expect(menu.names("button")).toEqual([]);
});

it("leads the owner to the admin and out again besides", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/about-me");
  await owner.press("Menu");
  const menu = owner.within("navigation", "Main");
  expect(menu.names("link")).toEqual([...sections, "Admin", resume, ...elsewhere]);
  expect(menu.names("button")).toEqual(["Log Out"]);
});

it.each([
  ["/", false, false],
  ["/about-me", true, true],
  ["/portfolio", false, true],
  ["/portfolio/hum", false, true],
  ["/art", true, true],
  ["/art/blue-square", true, true],
  ["/art/3d/turning-square", true, true],
  ["/art/series/small-grids", true, true],
  ["/art/zine/four-walls", false, true],
  ["/blog", true, true],
  ["/subscribe", false, false],
  ["/confirmation/x", false, false],
  ["/unsubscribe/x", false, false],
])("has on %s the mail button: %s, the footer: %s", async (path, hasButton, hasFooter) => {
  const reader = await read(path);
  const buttons = reader.names("link").filter((name: string) => name === "Subscribe to the newsletter");
  expect(buttons).toHaveLength(hasButton ? 1 : 0);
  expect(reader.page().document.body.textContent.includes("© 2021 Ada Example")).toBe(hasFooter);
});

it("leads from the footer to the letters, the tags and the blog’s search besides the sections", async () => {
  const reader = await read("/blog");
  const foot = reader.within("navigation", "Footer");
  expect(foot.names("link")).toEqual([...sections, "Letters", "Tags", "Search the blog", "Subscribe"]);
  const current = foot
    .names("link")
    .filter((name) => foot.element("link", name).hasAttribute("aria-current"));
  expect(current).toEqual(["Blog"]);
  for (const [name, path] of [
    ["Letters", "/letters"],
    ["Tags", "/tags"],
  ]) {
    await reader.open("/blog");
    await reader.within("navigation", "Footer").follow(name ?? "");
    expect([reader.page().status, reader.page().address.pathname]).toEqual([200, path]);
  }
  await reader.open("/blog");
  expect(reader.element("searchbox", "Search posts").id).toBe("search");
});

it("leads from the footer to the feeds, and to none of notes where there are none", async () => {
  const site = await openSite();
  const reader = await read("/about-me", site);
  const feeds = reader.within("navigation", /^Follow by feed/);
  expect(feeds.names("link")).toEqual(["Posts", "New work", "Letters"]);
  for (const name of feeds.names("link")) {
    const path = feeds.element("link", name).getAttribute("href") ?? "";
    const answer = await site.send(path, { headers: { Accept: "*/*" } });
    expect([path, answer.headers.get("Content-Type")]).toEqual([path, expect.stringContaining("xml")]);
  }
});

it.each([
  ["/", "Home"],
  ["/about-me", "About Me"],
  ["/portfolio", "Portfolio"],
  ["/portfolio/nothing-of-the-kind", "Portfolio"],
  ["/portfolio/paper-clock", "Portfolio/Paper clock"],
  ["/art/zine/four-walls", "Art/Zine/Four walls"],
  ["/colophon/blue", "Colophon/Blue"],
  ["/art/blue-square", "Art/Blue square"],
  ["/art/3d/turning-square", "Art/3D/Turning square"],
  ["/art/series/small-grids", "Art/Series/Small grids"],
  ["/art/series/small-grids/1", "Art/Series/Small grids/1"],
])("names in the breadcrumb of %s its place as its address has it: %s", async (path, label) => {
  const reader = await read(path);
  expect(reader.within("navigation", "Breadcrumb").readAll("listitem").join("/")).toBe(label);
});

it("names a post in the breadcrumb by its address, whatever its title", async () => {
  const { slug } = await published(testServices().services, { slug: "a-long-walk", title: "Boots" });
  const reader = await read(`/blog/${slug}`);
  expect(reader.within("navigation", "Breadcrumb").readAll("listitem").join("/")).toBe("Blog/A long walk");
});

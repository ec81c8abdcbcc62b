import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

async function read(path: string) {
  const reader = (await openSite()).reader();
  await reader.open(path);
  return reader;
}

it.each(["/404", "/nowhere", "/art/zine/a/b"])(
  "says at %s that there is no such page, and leads on",
  async (path) => {
    const reader = await read(path);
    expect(reader.page().status).toBe(404);
    expect(reader.names("heading")[0]).toBe("Page not found");
    expect(reader.within("navigation", "Pages").names("link")).toEqual([
      "Home",
      "About",
      "Portfolio",
      "Art",
      "Blog",
    ]);
    reader.fill("Search the blog", "zine");
    await reader.press("Search");
    expect(reader.page().address.pathname + reader.page().address.search).toBe("/blog?q=zine");
  },
);

it("suggests the page that an address most likely meant, and for one like none nothing", async () => {
  const reader = await read("/about");
  expect(reader.read()).toContain("Did you mean About?");
  expect(reader.page().document.querySelector("main p a")?.getAttribute("href")).toBe("/about-me");
  await reader.open("/wp-login.php");
  expect(reader.read()).not.toContain("Did you mean");
});

it("below /admin the owner stays in her frame, and a stranger finds what is found anywhere else", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/nowhere");
  expect(owner.page().status).toBe(404);
  expect(owner.names("navigation")).toEqual(["Breadcrumb", "At hand"]);
  await owner.follow("Back to the admin home page");
  expect(owner.page().address.pathname).toBe("/admin");
  const reader = site.reader();
  const read = async (path: string) => {
    await reader.open(path);
    return [reader.page().status, reader.read("main"), reader.names("navigation")];
  };
  expect(await read("/admin/nowhere")).toEqual(await read("/nowhere"));
});

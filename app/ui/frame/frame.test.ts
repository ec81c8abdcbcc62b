import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

const daily = ["Today", "Posts", "Notes", "Letters", "Works", "Pictures", "Calendar"];
const rare = ["People", "Site", "System", "Help"];

it("has on the owner’s pages her places, the ways to the visitors’, and out, in place of the visitors’ header and foot", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/tags");
  await owner.press("More");
  const places = owner.within("navigation", "Admin");
  expect(places.names("link")).toEqual(["Search", ...daily, ...rare, "View site"]);
  expect(places.names("button")).toContain("Log Out");
  expect(places.element("link", "Site").getAttribute("aria-current")).toBe("true");
  const rooms = owner.within("navigation", "Site");
  expect(rooms.element("link", "Tags").getAttribute("aria-current")).toBe("true");
  expect(owner.within("navigation", "Breadcrumb").readAll("listitem").join("/")).toBe("Admin/Tags");
  await places.press("New");
  expect(owner.within("navigation", "New").names("link")).toContain("Letter");
  await owner.open("/admin/tags");
  await owner.press("More");
  await owner.within("navigation", "Admin").press("Example Press");
  expect(owner.within("navigation", "The site").names("link")).toEqual([
    "Home",
    "About",
    "Portfolio",
    "Art",
    "Blog",
    "Resume (opens in a new tab)",
  ]);
  expect(owner.names("navigation")).not.toContain("Main");
  expect(owner.page().document.querySelectorAll("[style]")).toHaveLength(0);
});

it("keeps the frame where a page of hers is not there, and gives it to no stranger", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/tags/nothing");
  expect(owner.page().status).toBe(404);
  expect(owner.names("navigation")).toContain("At hand");
  const reader = site.reader();
  await reader.open("/admin/tags");
  expect(reader.names("navigation")).not.toContain("At hand");
});

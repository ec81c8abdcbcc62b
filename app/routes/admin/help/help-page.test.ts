import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

it("the manual is read in the admin, from page to page", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin");
  await owner.press("More");
  await owner.within("navigation", "Admin").follow("Help");
  expect(owner.read("heading", "Writing posts")).toBeTruthy();
  await owner.within("navigation", "Manual").follow("Logging in");
  expect(owner.read("heading", "Logging in")).toBeTruthy();
  expect(
    owner.within("navigation", "Manual").element("link", "Logging in").getAttribute("aria-current"),
  ).toBe("page");
  expect(owner.element("img", /^The security page/).getAttribute("width")).toBe("1280");
  await owner.within("main").follow("Identity");
  expect(owner.read("heading", "Setting up an identity provider")).toBeTruthy();
  await owner.open("/admin/help/README");
  expect(owner.page().status).toBe(404);
});

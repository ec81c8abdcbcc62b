import { expect, it } from "vitest";
import { redirects } from "#db/schema.ts";
import { openSite } from "#testing/document/site.ts";
import { testServices } from "#testing/services.ts";

const firefox = "Mozilla/5.0 Firefox/130.0";

it("an address that readers do not find is listed, and leads where the owner wants it to", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader(firefox);
  for (const path of ["/former/card", "/blog/former-post"]) {
    await reader.open(path);
    expect([path, reader.page().status]).toEqual([path, 404]);
  }

  await owner.open("/admin/addresses");
  expect(owner.within("list", "addresses that were not found").readAll("listitem").join()).toContain(
    "/former/card Asked: 1 time",
  );
  await owner.press("More for /former/card");
  await owner.follow("Redirect: /former/card");
  expect(owner.value("Old address")).toBe("/former/card");
  owner.fill("Leads to", "/former/card");
  await owner.press("Add redirect");
  expect(owner.read()).toContain("An address cannot lead to itself.");
  expect(owner.value("Leads to")).toBe("/former/card");
  owner.fill("Leads to", "/about-me");
  await owner.press("Add redirect");
  expect(owner.read("region", "Notice")).toContain("/former/card now leads to /about-me.");
  expect(owner.names("button")).not.toContain("Dismiss: /former/card");

  await owner.press("Add a redirect");
  owner.fill("Old address", "/blog/former-post");
  owner.fill("Leads to", "/blog");
  await owner.press("Add redirect");
  expect(owner.read("region", "Notice")).toContain("/blog/former-post now leads to /blog.");

  await reader.open("/former/card?from=print");
  expect(reader.page().address.pathname).toBe("/about-me");
  // The page that was not there had been stored.
  await reader.open("/blog/former-post");
  expect(reader.page().address.pathname).toBe("/blog");
  const data = await reader.ask("/former/card.data");
  expect([data.status, data.headers.get("x-remix-redirect")]).toEqual([204, "/about-me"]);

  await owner.press("More for /former/card");
  await owner.press("Remove: /former/card");
  expect(owner.read("region", "Notice")).toContain("/former/card leads nowhere now.");
  await reader.open("/former/card");
  expect(reader.page().status).toBe(404);

  await owner.press("Undo");
  expect(owner.within("list", "redirects").readAll("listitem").join()).toContain(
    "/former/card Leads to: /about-me",
  );
  await owner.press("More for /former/card");
  await owner.press("Remove: /former/card");
  await reader.open("/former/card");
  await owner.open("/admin/addresses");
  await owner.press("Dismiss: /former/card");
  expect(owner.read("region", "Notice")).toContain("/former/card is off the list.");
  expect(owner.read()).toContain("Nothing was missing");
});

it("many redirects have pages, and what readers did not find stays near", async () => {
  const { services } = testServices();
  const createdAt = services.clock();
  for (let n = 0; n < 101; n++)
    // oxlint-disable-next-line no-await-in-loop -- D1 takes one after the other
    await services.db.insert(redirects).values({ path: `/x/${1000 + n}`, target: "/blog", createdAt });
  const owner = await (await openSite()).owner();
  await owner.open("/admin/addresses");
  expect(owner.read()).not.toContain("/x/1100");
  await owner.follow("Next");
  expect(owner.read()).toContain("/x/1100");
  expect(owner.read()).not.toContain("/x/1000");
});

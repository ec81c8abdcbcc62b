import { expect, it } from "vitest";
import { actions, pages } from "#app/ui/palette/actions.ts";
import { openSite } from "#testing/document/site.ts";
import { drafted } from "#testing/drafts.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { enlist } from "#testing/subscribers.ts";

const { services } = testServices();

it("the owner finds a text, a person, a setting and a page of help, and what she edited last", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/search");
  expect(owner.read("heading", "Search")).toBeTruthy();
  await published(services, { title: "On Paper" });
  await drafted(services, { title: "" });
  await enlist("paperclip@example.com");

  await owner.open("/admin/search");
  expect(owner.readAll("heading")).toContain("Edited last");
  expect(owner.names("link")).toEqual(expect.arrayContaining(["On Paper", "Untitled"]));

  owner.fill("Titles, names and addresses, settings and help", "pap");
  await owner.press("Search");
  expect(owner.page().address.search).toBe("?q=pap");
  expect(owner.readAll("heading")).toEqual(expect.arrayContaining(["Texts", "People"]));
  expect(owner.names("link")).toContain("paperclip@example.com");
  await owner.follow("On Paper");
  expect(owner.page().address.pathname).toBe("/admin/blog");

  await owner.open("/admin/search?q=backup");
  expect(owner.readAll("heading")).toEqual(expect.arrayContaining(["Pages and settings", "Actions", "Help"]));
  await owner.follow("Back up now");
  expect(owner.page().address.pathname).toBe("/admin/backup");
});

it("where nothing has that name, the lists that search whole texts are offered", async () => {
  const owner = await (await openSite()).owner();
  await owner.open(`/admin/search?q=${encodeURIComponent("%_ <wombat>")}`);
  expect(owner.read("main", "")).toContain("Nothing is called “%_ <wombat>”");
  await owner.follow("Search all drafts");
  expect(owner.page().address.href).toMatch(/\/admin\/blog\/drafts\?q=/);
});

it("she can log out where she has typed that", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/search?q=log+out");
  await owner.within("main").press("Log Out");
  await owner.open("/admin/search");
  expect(owner.page().status).toBe(401);
});

it("every action and page is there, and the part of it that is named", async () => {
  const owner = await (await openSite()).owner();
  for (const { address, isPost } of [...actions, ...pages]) {
    if (isPost) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await owner.open(address);
    const [, part] = address.split("#");
    const there = part === undefined || owner.page().document.getElementById(part) !== null;
    expect([address, owner.page().status, there]).toEqual([address, 200, true]);
  }
});

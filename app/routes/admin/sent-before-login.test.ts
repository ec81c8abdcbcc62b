import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

it("a form that comes after the end of the session is given back, and is sent again after a login", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/menu/words?q=art.lead");
  const words = "What I make by night,\nand by lamp.";
  owner.fill(/lead/i, words);
  owner.cookies.clear();
  await owner.press("Save words");
  expect(owner.page().status).toBe(401);
  expect(owner.read("heading", "You have been logged out")).toBeTruthy();
  expect(owner.readAll("definition")).toContain("What I make by night, and by lamp.");
  expect((await site.send("/art")).status).toBe(200);

  await owner.logIn("/auth/login?mode=popup");
  await owner.press("Send it again");
  expect(owner.read("region", "Notice")).toContain("Saved. Readers see it now.");
  expect(String(owner.value(/lead/i)).replaceAll("\r\n", "\n")).toBe(words);
});

import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

it("switches the digest on and off, and an older window changes nothing", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const older = await site.owner();
  for (const window of [owner, older]) await window.open("/admin/email/digest");
  owner.fill("Compose and send a digest", true);
  owner.fill("How often", "Weekly, on Mondays");
  owner.fill("Hour of the day", "7");
  await owner.press("Save");
  expect(owner.read()).toContain("The next one goes on");
  expect(owner.value("Hour of the day")).toBe("7");

  older.fill("Hours to look at it before", "48");
  await older.press("Save");
  expect(older.page().status).toBe(409);
  expect(older.readAll("alert").join()).toContain("changed");
  expect(older.value("Hours to look at it before")).toBe("48");
  await older.open("/admin/email/digest");
  expect(older.value("Hours to look at it before")).not.toBe("48");

  owner.fill("Compose and send a digest", false);
  await owner.press("Save");
  expect(owner.read()).not.toContain("The next one goes on");
});

it("shows the letter that waits, which can be looked at and stopped", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/email/digest");
  owner.fill("Compose and send a digest", true);
  owner.fill("How often", "Weekly, on Mondays");
  owner.fill("Hours to look at it before", "168");
  await owner.press("Save");
  await site.pass(120);
  await owner.open("/admin/blog");
  owner.fill("Title", "A print a week");
  owner.fill("Slug", `digest-${crypto.randomUUID()}`);
  owner.fill("Summary", "What a year of prints did.");
  owner.fill("Text (markdown)", "Ink.");
  await owner.press("Publish Post");
  await site.pass(120);
  await site.cron();
  await owner.open("/admin/email/digest");
  const waiting = owner.within("list", "letters that wait");
  expect(waiting.read("listitem")).toMatch(/^A print a week.*every confirmed subscriber.*goes on/);
  await waiting.press("More for A print a week");
  expect(waiting.names("link")).toContain("Check and send now…: A print a week");
  await waiting.press("Stop, keep as a draft: A print a week");
  expect(owner.page().address.pathname).toBe("/admin/email");
  expect(owner.value("Subject")).toBe("A print a week");
  await owner.open("/admin/email/digest");
  expect(owner.names("list")).not.toContain("letters that wait");
});

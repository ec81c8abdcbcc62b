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

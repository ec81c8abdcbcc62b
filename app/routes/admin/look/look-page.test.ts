import { beforeEach, expect, it } from "vitest";
import { facts } from "#db/schema.ts";
import { openSite } from "#testing/document/site.ts";
import { testServices } from "#testing/services.ts";

const { services } = testServices();

beforeEach(() => services.db.delete(facts));

it("the look of letters has its colours’ contrast beside them, and refuses what is hard to read and no picture", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/email/look");
  expect(owner.read()).toMatch(/Text Contrast: [\d.]+ : 1 to “Sheet”, [\d.]+ : 1 to “Around the sheet”\./);
  owner.fill("Text", "#999999");
  await owner.press("Save look");
  expect(owner.read()).toContain("4.5 : 1 is needed: make one of the two darker or lighter.");
  expect(owner.value("Text")).toBe("#999999");
  owner.fill("Text", "#102010");
  owner.fill("Mark", "/media/abcdefghijklmnop");
  await owner.press("Save look");
  expect(owner.read()).toContain("This is no picture of the library. Choose another.");
  owner.fill("Mark", "");
  await owner.press("Save look");
  expect(owner.read("region", "Notice")).toContain("Saved. The next letters have this look.");
  expect(owner.value("Text")).toBe("#102010");
  await owner.press("Undo");
  expect(owner.read("region", "Notice")).toContain("Undone.");
  expect(owner.value("Text")).not.toBe("#102010");
});

import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

it("the things on the bench that stand for a category are lit with it", async () => {
  const reader = (await openSite()).reader();
  const lit = async (path: string) => {
    await reader.open(path);
    return [...reader.page().document.querySelectorAll("li[data-lit]")].map(({ textContent }) => textContent);
  };
  expect(await lit("/about-me?skills=paper-ink")).toEqual(["RollerRolls."]);
  expect(await lit("/about-me?skills=code")).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { readManual } from "../../../../scripts/local/catalogue-files.ts";
import { listManualPages, showManualPage } from "./manual.server.ts";

const pages = await listManualPages({ manual: async () => readManual() });
const html = (named: string) =>
  pages
    .filter(({ name }) => name === named)
    .map(showManualPage)
    .join("");

describe("the manual in the admin", () => {
  it("has a page with a title for every file that the manual lists", () => {
    const names = pages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["writing-posts", "letters", "api", "deploy", "identity"]));
    expect(names).not.toContain("README");
    for (const { name, title } of pages) {
      expect(title, `the title of ${name}`).toMatch(/\w/);
      expect(html(name), `the text of ${name}`).toContain("<p>");
    }
  });

  it("links its pages with each other, and to no file", () => {
    const all = pages.map(showManualPage).join("");
    expect(all).toContain('href="/admin/help/identity"');
    expect(all).not.toMatch(/href="[^"]*\.md/);
    const led = [...all.matchAll(/href="\/admin\/help\/([\w-]+)/g)].map(([, name]) => name);
    expect(led.filter((name) => !pages.some((page) => page.name === name))).toEqual([]);
  });

  it("shows its pictures from the site, in their size", () => {
    expect(html("letters")).toMatch(
      /<img src="[^"]*letters[^"]*\.webp#1280x800"[^>]* width="1280" height="800"/,
    );
  });
});

import { describe, expect, it } from "vitest";
import { manualPages, showManualPage } from "./manual.server.ts";

describe("the manual in the admin", () => {
  it("has a page with a title for every file that the manual lists", () => {
    const names = manualPages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["writing-posts", "letters", "api", "deploy", "identity"]));
    expect(names).not.toContain("README");
    for (const { name, title } of manualPages) {
      expect(title, `the title of ${name}`).not.toBe(name);
      expect(showManualPage(name)?.html, `the text of ${name}`).toContain("<p>");
    }
  });

  it("links its pages with each other, and to no file", () => {
    const pages = manualPages.map(({ name }) => showManualPage(name)?.html ?? "").join("");
    expect(pages).toContain('href="/admin/help/identity"');
    expect(pages).not.toMatch(/href="[^"]*\.md/);
    const led = [...pages.matchAll(/href="\/admin\/help\/([\w-]+)/g)].map(([, name]) => name);
    expect(led.filter((name) => !manualPages.some((page) => page.name === name))).toEqual([]);
  });

  it("shows its pictures from the site, in their size", () => {
    const shown = showManualPage("letters")?.html ?? "";
    expect(shown).toMatch(/<img src="[^"]*letters[^"]*\.webp#1280x800"[^>]* width="1280" height="800"/);
  });

  it("has no page of another name", () => {
    expect(showManualPage("README")).toBeNull();
    expect(showManualPage("../deploy")).toBeNull();
  });
});

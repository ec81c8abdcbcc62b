import { describe, expect, it } from "vitest";
import { isInShownSection } from "./sections.ts";

describe("a section without content", () => {
  it("hides its page and everything below it, its feed too", () => {
    for (const path of ["/art", "/art/feed.xml", "/art/series/one"])
      expect(isInShownSection(path, ["/art"])).toBe(false);
  });

  it("leaves other pages alone, whatever their names begin with", () => {
    for (const path of ["/", "/blog", "/artists", "/portfolio"])
      expect(isInShownSection(path, ["/art"])).toBe(true);
  });
});

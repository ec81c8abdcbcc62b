import { describe, expect, it } from "vitest";
import { likeness } from "./alike.ts";

const texts = ["Soup that nearly says it", "Risograph", "Jelly"];

describe("texts are alike to a search", () => {
  it.each(["soup", "riso", "JELLIES", "rigosraph", "neraly", "soups"])(
    "that has or nearly has one of their words: %s",
    (term) => expect(likeness([term], texts)).toBeGreaterThan(0),
  );

  it.each(["zzz", "whales", "sap", "🎉", "soup whales", "nothing"])("and not to “%s”", (term) =>
    expect(likeness([term], texts)).toBe(0),
  );

  it("the more terms they have, the more", () => {
    const found = (...terms: string[]) => likeness(terms, texts);
    expect(found("soup", "whales")).toBe(2);
    expect(found("soup", "jellies")).toBe(3);
    expect(found("soup", "jelly")).toBe(4);
  });
});

import { describe, expect, it } from "vitest";
import { openingOf } from "./opening.ts";

describe("the opening of a text", () => {
  const words = "The pond froze over this week, and the toads are asleep.";

  it.each([
    ["a heading, a picture and a greeting stand before it", `# Ice\n\n![](/media/a)\n\nHi,\n\n${words}`],
    ["it carries marks", `The **pond** froze _over_ [this week](/ice), and the \`toads\` are asleep.`],
    ["it stands on two lines", words.replace(" and", "\nand")],
    [
      "lists and quotes stand before it",
      `- one thing and another thing and a third\n\n> said by someone\n\n${words}`,
    ],
  ])("is found where %s", (_where, markdown) => {
    expect(openingOf(markdown)).toBe(words);
  });

  it("is cut at a word", () => {
    const opening = openingOf("Toads sleep, ".repeat(40));
    expect(opening.length).toBeLessThanOrEqual(182);
    expect(opening).toMatch(/(sleep|Toads) …$/);
  });

  it("is cut inside no character where there are no spaces", () => {
    expect(openingOf(`a${"🐸".repeat(200)}`)).not.toMatch(/[\uD800-\uDBFF] …$/u);
    expect(openingOf("蟇".repeat(300))).toBe(`${"蟇".repeat(180)} …`);
  });

  it("is empty where a text opens with no words", () => {
    expect(openingOf("![](/media/a)\n\n***\n\nBye.")).toBe("");
  });
});

import { expect, it } from "vitest";
import { plainWords } from "./plain-words.ts";

it("leaves the words, and a space between blocks", () => {
  expect(plainWords("A **moon**lamp\nfor [two](/two).\n\n- with `C++`\n- and ![a cat](/cat.webp)")).toBe(
    "A moonlamp for two. with C++ and a cat",
  );
  expect(plainWords("| Ink |\n|---|\n| pink |")).toBe("Ink pink");
});

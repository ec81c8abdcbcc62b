import { expect, it } from "vitest";
import { plainWords } from "./plain-words.ts";

it("leaves the words, and a space between blocks", () => {
  expect(plainWords("A **moon**lamp\nfor [two](/two).\n\n- with `C++`\n- and ![a cat](/cat.webp)")).toBe(
    "A moonlamp for two. with C++ and a cat",
  );
  expect(plainWords("| Ink |\n|---|\n| pink |")).toBe("Ink pink");
});

it("keeps single tildes, times with letters behind a colon, and a text that costs too much", () => {
  expect(plainWords("Open 5~7 pm, 8~9 am, or ~~10~~ 11:am")).toBe("Open 5~7 pm, 8~9 am, or 10 11:am");
  expect(plainWords(`${"> ".repeat(300)}a`)).toBe(`${"> ".repeat(300)}a`);
});

import { expect, it } from "vitest";
import { speech } from "../testing/speech.ts";
import { limitWords } from "./limit-words.ts";

const { characters } = speech.elements;

it("announces a limit a tenth before it is reached", () => {
  expect(limitWords(characters, 179, 200)).toBe("");
  expect(limitWords(characters, 180, 200)).toBe("20 characters left of 200.");
  expect(limitWords(characters, 199, 200)).toBe("1 character left of 200.");
  expect(limitWords(characters, 200, 200)).toBe("0 characters left of 200.");
  expect(limitWords(characters, 230, 200)).toBe("30 characters over the limit of 200.");
});

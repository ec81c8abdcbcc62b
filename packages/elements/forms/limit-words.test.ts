import { expect, it } from "vitest";
import { limitWords } from "./limit-words.ts";

it("announces a limit a tenth before it is reached", () => {
  expect(limitWords(179, 200)).toBe("");
  expect(limitWords(180, 200)).toBe("20 characters left of 200.");
  expect(limitWords(199, 200)).toBe("1 character left of 200.");
  expect(limitWords(200, 200)).toBe("0 characters left of 200.");
  expect(limitWords(230, 200)).toBe("30 characters over the limit of 200.");
});

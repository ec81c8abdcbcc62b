import { expect, it } from "vitest";
import { chooseSeed, seedFrom } from "./seed.ts";

it("takes whole numbers below two to the thirty-second, and the space around them", () => {
  expect(seedFrom("0")).toBe(0);
  expect(seedFrom("007")).toBe(7);
  expect(seedFrom(" 123456 ")).toBe(123_456);
  expect(seedFrom("4294967295")).toBe(4_294_967_295);
});

it.each(["", "cat", "-1", "1.5", "1e3", "0x10", "4294967296", "99999999999999999999", "1 2"])(
  "rejects '%s' as a seed",
  (text) => expect(seedFrom(text)).toBeNull(),
);

it("chooses from all seeds, and only from them", () => {
  expect(chooseSeed(() => 0)).toBe(0);
  expect(seedFrom(String(chooseSeed(() => 1 - Number.EPSILON)))).toBe(4_294_967_295);
});

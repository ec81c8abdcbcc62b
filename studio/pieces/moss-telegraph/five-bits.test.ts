import { expect, it } from "vitest";
import { bitsOf, hoursOf, slugged, textOf } from "./five-bits.ts";

it("carries letters there and back, without their small ones", () => {
  expect(textOf(bitsOf("Dear frog, how?"))).toBe("DEAR FROG, HOW?");
  expect(bitsOf("a")).toEqual([0, 0, 0, 0, 1]);
  expect(textOf(bitsOf("é"))).toBe(" ");
});

it("is misspelt by slugs, who only put lights out, and not without them", () => {
  const bits = bitsOf("DEAR FRIEND");
  expect(slugged(bits, 0, 1)).toEqual(bits);
  const spoilt = slugged(bits, 4, 1);
  expect(spoilt).not.toEqual(bits);
  expect(spoilt.every((bit, at) => bit <= (bits[at] ?? 0))).toBe(true);
});

it("takes 3 h 20 min for 120 letters", () => expect(hoursOf(120)).toBe("3 h 20 min"));

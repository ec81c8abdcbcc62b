import { expect, it } from "vitest";
import { lengthOf, remarkOn, sizeOf, turnTowards } from "./carpet.ts";

it("goes from nine centimetres to fourteen metres, and says so", () => {
  expect([0, 50, 100].map(sizeOf).map(lengthOf)).toEqual(["9 cm", "1.1 m", "14 m"]);
  expect(new Set([0, 25, 50, 80, 100].map(sizeOf).map(remarkOn)).size).toBe(5);
});

it("turns its head by a few degrees, or it would be a spaniel", () =>
  expect([-9, -0.5, 0, 2].map(turnTowards)).toEqual([-4, -3, 0, 4]));

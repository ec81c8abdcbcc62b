import { expect, it } from "vitest";
import { crowdOf, inThousands, sizes, toldBy } from "./crowd.ts";

it("hires from eighteen painters to tens of thousands", () => {
  expect([0, 4, sizes - 1].map((step) => inThousands(step, 16 / 9))).toEqual(["18", "5,184", "57,600"]);
  expect(crowdOf(99, 1)).toEqual(crowdOf(sizes - 1, 1));
});

it("lets each say where it stands, counted from the upper left, and nothing else", () => {
  expect(toldBy(0, 2, 0, 1)).toMatch(/^Painter 1: “x 0.00, y 1.00\. /);
  expect(toldBy(0, 2, 0.99, 0)).toMatch(/^Painter 18: “x 0.99, y 0.00\. /);
});

import { expect, it } from "vitest";
import { alike, catalogueOf, labelOf, nearMiss, verdictOf } from "./catalogue.ts";

const gloves = catalogueOf(61);
const counted = (test: (glove: (typeof gloves)[number]) => boolean) => gloves.filter(test).length;
const numbered = (number: number) => gloves.find((glove) => glove.number === number) ?? expect.fail();

it("has the sums of the catalogue", () => {
  expect(gloves).toHaveLength(61);
  expect(counted(({ hand }) => hand === "right")).toBe(38);
  expect(counted(({ isHome }) => isHome)).toBe(9);
  expect(
    (["wool", "leather", "fleece", "rubber", "oven"] as const).map((stuff) =>
      counted(({ material }) => material === stuff),
    ),
  ).toEqual([29, 14, 12, 5, 1]);
  expect(Math.min(...gloves.map(({ centimetres }) => centimetres))).toBe(9);
});

it("holds no pairs, and one near miss, two streets apart", () => {
  const pairs = gloves.flatMap((one, at) => gloves.slice(at + 1).filter((other) => alike(one, other) === 4));
  expect(pairs).toEqual([numbered(nearMiss[1])]);
  const [one, other] = nearMiss.map(numbered);
  expect(Math.abs((one?.street ?? 0) - (other?.street ?? 0))).toBe(2);
  expect(verdictOf(numbered(nearMiss[0]), numbered(nearMiss[1]))).toMatch(/near miss/);
});

it("keeps the peg of a glove that went home, and says so", () => {
  expect(labelOf(numbered(7))).toMatch(/Gone home/);
  expect(verdictOf(numbered(1), numbered(7))).toMatch(/bare spike/);
  expect(verdictOf(numbered(1), numbered(1))).toMatch(/itself/);
});

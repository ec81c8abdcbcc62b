import { expect, it } from "vitest";
import { feetOf, handOf, letterOf, newest, oldest, onTheStreet } from "./letters.ts";

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ&"];

it("has a letter a shop, and the sign’s leaning F", () => {
  expect(alphabet.map(letterOf).filter((letter) => letter === null)).toEqual([]);
  expect(new Set(alphabet.map((letter) => letterOf(letter)?.from)).size).toBe(27);
  expect(letterOf("f")?.turned).toBeGreaterThan(0);
  expect(letterOf("1")).toBeNull();
});

it("makes its Z of an N, lying down", () => {
  expect(letterOf("Z")?.path).toBe(letterOf("N")?.path);
  expect(letterOf("Z")?.turned).toBe(90);
});

it("grows wider and heavier by the year, and loses its feet", () => {
  const years = [oldest, 1940, 1970, newest].map(handOf);
  years.slice(1).forEach((hand, at) => {
    expect(hand.width).toBeGreaterThan(years[at]?.width ?? 9);
    expect(hand.weight).toBeGreaterThan(years[at]?.weight ?? 99);
  });
  expect(years.at(-1)?.serif).toBe(0);
  expect(years[0]?.serif).toBeGreaterThan(10);
  expect(handOf(1800)).toEqual(handOf(oldest));
});

it("puts feet under straight strokes and none under round ones", () => {
  expect(feetOf(letterOf("I")?.path ?? "")).toHaveLength(2);
  expect(feetOf(letterOf("H")?.path ?? "")).toHaveLength(4);
  expect(feetOf(letterOf("C")?.path ?? "")).toHaveLength(0);
});

it("reads what was on the street and nothing else", () =>
  expect(onTheStreet("Fish  & chips, 24h!")).toBe("FISH & CHIPS H"));

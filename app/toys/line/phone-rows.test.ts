import { expect, it } from "vitest";
import { besideOnPhones, type Shape } from "./phone-rows.ts";

const shapes: Record<string, Shape> = { t: "tall", w: "wide" };

it.each([
  ["", ""],
  ["t", "-"],
  ["ww", "--"],
  ["tt", "-b"],
  ["ttt", "-b-"],
  ["tttt", "-b-b"],
  ["twt", "---"],
  ["wttt", "--b-"],
  ["ttwtt", "-b--b"],
  ["twttw", "---b-"],
])("hangs %j on a phone as %j: b is beside the one before", (hung, beside) => {
  const told = besideOnPhones([...hung].map((letter) => shapes[letter] ?? "wide"));
  expect(told.map((isBeside) => (isBeside ? "b" : "-")).join("")).toBe(beside);
});

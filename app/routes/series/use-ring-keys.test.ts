import { expect, it } from "vitest";
import { inRing, stepOf } from "./use-ring-keys.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false };

it("leads one back and one on", () => {
  expect(["ArrowLeft", "ArrowRight", "a"].map((key) => stepOf({ ...plain, key }))).toEqual([
    -1,
    1,
    undefined,
  ]);
});

it("leaves keys that mean something else", () => {
  for (const held of ["altKey", "ctrlKey", "metaKey", "shiftKey", "defaultPrevented"])
    expect(stepOf({ ...plain, key: "ArrowLeft", [held]: true })).toBeUndefined();
});

it("goes round", () => {
  expect([0, 1, 3, 4].map((number) => inRing(number, 3))).toEqual([3, 1, 3, 1]);
});

import { expect, it } from "vitest";
import { foldText } from "./fold-text.ts";

const line = `${"a".repeat(99)}\n`;
const inside = { isFirst: false, isLast: false };

it("folds the middle of a long text, at the ends of lines", () => {
  expect(foldText(line.repeat(20), inside)).toEqual([line.repeat(4), line.repeat(13), line.repeat(3)]);
});

it("folds from the start of the first text and to the end of the last", () => {
  expect(foldText(line.repeat(20), { isFirst: true, isLast: false })?.[0]).toBe("");
  expect(foldText(line.repeat(20), { isFirst: false, isLast: true })?.[2]).toBe("");
});

it("leaves a short text whole", () => {
  expect(foldText(line.repeat(11), inside)).toBeNull();
});

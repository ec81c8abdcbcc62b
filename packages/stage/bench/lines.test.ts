import { expect, it } from "vitest";
import { indentOf, placeOfLine } from "./lines.ts";

const text = "void main() {\n  float x = 1.0;\n}";

it("finds a line by its number", () => {
  const { from, to } = placeOfLine(text, 2);
  expect(text.slice(from, to)).toBe("  float x = 1.0;");
  expect(placeOfLine(text, 3)).toEqual({ from: text.length - 1, to: text.length });
});

it("stays inside the text for a line that is no longer there", () => {
  expect(placeOfLine(text, 99)).toEqual({ from: text.length, to: text.length });
});

it("begins a new line under the one before it, and further in after a brace", () => {
  expect(indentOf(text, text.indexOf(";") + 1)).toBe("  ");
  expect(indentOf(text, text.indexOf("{") + 1)).toBe("  ");
  expect(indentOf(text, text.length)).toBe("");
});

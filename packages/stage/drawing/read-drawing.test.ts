import { expect, it } from "vitest";
import { movesOf, namedParts, readDrawing, refersTo } from "./read-drawing.ts";

it("reads parts within parts, with their facts", () => {
  const drawing = readDrawing(
    '<svg width="9"><title>Salt &amp; pepper</title><g id="a" fill="red"><path d="M0 0"/><path d="M1 1"/></g></svg>',
  );
  expect(drawing.facts).toEqual({ width: "9" });
  expect(drawing.parts.map(({ name }) => name)).toEqual(["title", "g"]);
  expect(
    namedParts(drawing)
      .get("a")
      ?.parts.map(({ facts }) => facts.d),
  ).toEqual(["M0 0", "M1 1"]);
});

it.each(["", "<p></p>", "<svg><g></svg>", '<svg><path d="M0 0"></svg>'])(
  "refuses half a drawing: '%s'",
  (text) => {
    expect(() => readDrawing(text)).toThrow("no whole drawing");
  },
);

it("reads moves in their order, and refuses what it does not know", () => {
  expect(movesOf("translate(1 -2.5) rotate(3, 4, 5)")).toEqual([
    { kind: "translate", by: [1, -2.5] },
    { kind: "rotate", by: [3, 4, 5] },
  ]);
  expect(movesOf()).toEqual([]);
  expect(() => movesOf("skewX(3)")).toThrow("skewX");
  expect(refersTo("url(#s0-50)")).toBe("s0-50");
  expect(refersTo("#fff")).toBeNull();
});

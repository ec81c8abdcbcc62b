import { expect, it } from "vitest";
import { seriesPrograms } from "../series-programs.ts";
import { movesOf, namedParts, type Part, readDrawing, refersTo } from "@toadstool/stage/drawing/read";

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

/** What paint-drawing.ts paints; anything else would be in the SVG and missing in the print. */
const painted: Record<string, string[]> = {
  svg: ["xmlns", "viewBox", "width", "height"],
  title: [],
  defs: [],
  clipPath: ["id"],
  pattern: ["id", "width", "height", "patternUnits", "patternTransform"],
  circle: ["cx", "cy", "r", "fill"],
  g: ["id", "style", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity", "transform", "clip-path"],
  path: ["d", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity", "transform"],
}; // oxfmt-ignore

it.each(Object.entries(seriesPrograms))(
  "%s draws only what can be painted",
  { timeout: 60_000 },
  async (_slug, load) => {
    const draw = await load?.();
    for (let seed = 0; seed < 10; seed++) {
      const drawing = readDrawing(draw?.(seed * 429_496_729).svg("A title") ?? "");
      expect([...unpainted(drawing)]).toEqual([]);
    }
  },
);

function* unpainted({ name, facts, parts }: Part): Generator<string> {
  const known = painted[name];
  if (!known) yield `<${name}>`;
  for (const fact of Object.keys(facts)) if (known && !known.includes(fact)) yield `${name} ${fact}`;
  if (facts.style && !/^(mix-blend-mode:multiply;)?isolation:isolate$/.test(facts.style)) yield facts.style;
  for (const part of parts) yield* unpainted(part);
}

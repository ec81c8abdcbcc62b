import { expect, it } from "vitest";
import { seriesPrograms } from "../series-programs.ts";
import { type Part, readDrawing } from "@toadstool/stage/drawing/read";

/** What `paintDrawing` paints; anything else would be in the SVG and missing in the print. */
const painted: Record<string, string[]> = {
  svg: ["xmlns", "viewBox", "width", "height"],
  title: [],
  desc: [],
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

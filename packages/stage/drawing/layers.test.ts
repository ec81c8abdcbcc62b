import { expect, it } from "vitest";
import { layersOf } from "./layers.ts";
import { platedSvg } from "./plated-svg.ts";
import { type Part, readDrawing } from "./read-drawing.ts";

const slip = { x: 1, y: 2, turn: 0.1 };
const plate = (name: string, d: string) => ({
  ink: { name, colour: "#ff0000" },
  angle: 15,
  slip,
  drawn: `<path d="${d}" fill="url(#s0-25)"/>`,
});
const paths = (part: Part): string[] =>
  part.name === "defs" ? [] : part.name === "path" ? [part.facts.d ?? ""] : part.parts.flatMap(paths);

it("takes a print apart into its paper and its plates, each with what it refers to", () => {
  const svg = platedSvg(
    { width: 9, height: 9, paper: "#fff", plates: [plate("Red", "M1"), plate("Blue", "M2")] },
    "",
    "",
  );
  const layers = layersOf(readDrawing(svg));
  expect(layers.map(paths)).toEqual([["M0 0h9v9H0z"], ["M1"], ["M2"]]);
  for (const layer of layers) {
    expect(layer.facts.width).toBe("9");
    expect(layer.parts.some(({ name }) => name === "defs")).toBe(true);
  }
});

it("has one layer of a drawing without plates", () => {
  const layers = layersOf(readDrawing('<svg width="9"><g><path d="M1"/></g><path d="M2"/></svg>'));
  expect(layers.map(paths)).toEqual([["M1", "M2"]]);
});

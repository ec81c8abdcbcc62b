import { decode } from "fast-png";
import { expect, it } from "vitest";
import { platedSvg } from "../drawing/plated-svg.ts";
import { readDrawing } from "../drawing/read-drawing.ts";
import {
  fieldOf,
  fillOutlines,
  flatten,
  indexedPng,
  type Matrix,
  paintColours,
  paintPlates,
  stroked,
} from "./index.ts";

const as: Matrix = [1, 0, 0, 1, 0, 0];
const size = { width: 20, height: 20 };

const filled = (path: string, place = as, rule?: "evenodd") => covered(flatten(path, place), rule);

function covered(outlines: number[][], rule?: "evenodd"): number {
  const field = fieldOf(20, 20);
  fillOutlines(outlines, field, 1, rule);
  return field.values.reduce((sum, value) => sum + value, 0);
}

it.each([
  ["M2 3H12V9H2Z", 60],
  ["m2 3h10v6h-10z", 60],
  ["M2 3L12 3L12 9L2 9Z", 60],
  ["M-50 -50H50V50H-50Z", 400],
  ["M2 2H12V12H2ZM4 4H8V8H4Z", 100],
  ["M2 2H12V12H2ZM4 4V8H8V4Z", 84],
  ["M0 0", 0],
])("fills %s by the nonzero rule, within the field", (path, points) => expect(filled(path)).toBe(points));

it("rounds a circle of arcs, and one of curves, to nearly its area", () => {
  expect(Math.abs(filled("M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z") - 154)).toBeLessThan(12);
  expect(
    Math.abs(filled("M10 3C14 3 17 6 17 10C17 14 14 17 10 17C6 17 3 14 3 10C3 6 6 3 10 3Z") - 154),
  ).toBeLessThan(12);
  expect(filled("M0 0H4V4H0Z", [2, 0, 0, 2, 1, 1])).toBe(64);
});

it("leaves open what is enclosed twice by the even-odd rule", () => {
  expect(filled("M2 2H12V12H2ZM4 4H8V8H4Z", as, "evenodd")).toBe(84);
  expect(filled("M2 2H12V12H2ZM4 4V8H8V4Z", as, "evenodd")).toBe(84);
});

it("continues a curve with T as its mirror image", () => {
  const wave = flatten("M0 10Q5 0 10 10T20 10", as)[0] ?? [];
  const heights = wave.filter((_, at) => at % 2 === 1);
  expect(Math.min(...heights)).toBeLessThan(7);
  expect(Math.max(...heights)).toBeGreaterThan(13);
});

it("draws strokes with round ends, also one that has no length", () => {
  expect(Math.abs(covered(stroked(flatten("M6 10H14", as), 6)) - (8 * 6 + 28))).toBeLessThan(8);
  expect(Math.abs(covered(stroked(flatten("M10 10h0", as), 12)) - 113)).toBeLessThan(10);
});

it("prints a plate where its ink is: solid, in dots, slipped, and not where it is taken away", () => {
  const plate = (drawn: string, x = 0) => ({
    ink: { name: "Ink", colour: "#ff0000" },
    angle: 45,
    slip: { x, y: 0, turn: 0 },
    drawn,
  });
  const whole = '<path d="M0 0H20V20H0Z" fill="#ff0000"/>';
  const plates = [
    plate(whole),
    plate(`${whole}<path d="M0 0H10V20H0Z" fill="#fff"/>`),
    plate('<path d="M0 0H20V20H0Z" fill="url(#s2-25)"/>'),
    plate('<path d="M0 0H10V20H0Z" fill="#ff0000"/>', -5),
    plate('<path d="M2 10H18" fill="none" stroke="#ff0000" stroke-width="4"/>'),
  ];
  const svg = platedSvg({ ...size, paper: "#ffffff", plates }, "", "");
  const inked = paintPlates(readDrawing(svg), as, size).map(({ values }) =>
    values.reduce((sum, on) => sum + on, 0),
  );
  expect(inked[0]).toBe(400);
  expect(inked[1]).toBe(200);
  expect(inked[2]).toBeGreaterThan(50);
  expect(inked[2]).toBeLessThan(150);
  expect(inked[3]).toBe(100);
  expect(Math.abs((inked[4] ?? 0) - 64 - 12)).toBeLessThan(12);
});

it("paints a picture that is no print in its colours", () => {
  const { field, colours } = paintColours(
    readDrawing(
      '<svg width="20"><path fill="#abc" d="M0 0H20V20H0Z"/><g transform="translate(5 5)"><path fill="#123456" d="M0 0H2V2H0Z"/></g></svg>',
    ),
    as,
    size,
  );
  expect(colours).toEqual(["#abc", "#123456"]);
  expect(field.values[5 * 20 + 5]).toBe(1);
  expect(field.values.reduce((sum, on) => sum + on, 0)).toBe(4);
});

it("writes a PNG that others read", async () => {
  const png = await indexedPng({ width: 3, height: 2, values: Uint8Array.of(0, 1, 0, 1, 1, 0) }, [[0, 0, 0], [255, 128, 0]]); // oxfmt-ignore
  const { width, height, data, palette } = decode(png, { checkCrc: true });
  expect([width, height]).toEqual([3, 2]);
  expect([...data]).toEqual([0, 1, 0, 1, 1, 0]);
  expect(palette).toEqual([[0, 0, 0], [255, 128, 0]]); // oxfmt-ignore
});

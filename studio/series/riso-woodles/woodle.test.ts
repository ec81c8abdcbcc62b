import { expect, it } from "vitest";
import { inProof } from "#testing/seeds.ts";
import { sheetSvg } from "@toadstool/stage/drawing/press-sheet";
import { inkSets } from "./inks.ts";
import { SHEET } from "./places.ts";
import { woodle } from "./woodle.ts";

const woodles = Array.from({ length: inProof(40, 12) }, (_, index) => woodle((index * 2654435761) >>> 0));

it("draws the same woodle for the same seed, byte for byte", () => {
  expect(sheetSvg(woodle(7).sheet)).toBe(sheetSvg(woodle(7).sheet));
  expect(sheetSvg(woodle(7).sheet)).not.toBe(sheetSvg(woodle(8).sheet));
});

it("keeps all woodles on their sheets, slip and pen included", { timeout: 60_000 }, () => {
  for (const { sheet } of woodles) {
    const left = sheet.plates.flatMap(({ slip, marks }) =>
      marks.filter(
        ({ path, pen = 0 }) => nearestEdge(path) <= pen / 2 + Math.max(Math.abs(slip.x), Math.abs(slip.y)),
      ),
    );
    expect(left, `seed ${sheet.seed} leaves its sheet`).toEqual([]);
  }
});

it("draws its lines in an ink much darker than the others", () => {
  for (const [lines, ...others] of inkSets)
    for (const other of others)
      expect(brightness(other.colour) - brightness(lines?.colour ?? "")).toBeGreaterThan(0.2);
});

it("tells each woodle in one sentence", { timeout: 30_000 }, () => {
  for (const { alt } of woodles) expect(alt).toMatch(/^An? [a-z’,\- ]+ underfoot\.$/);
});

it("prints tones as dots and takes ink away in paper's place", () => {
  const ink = { name: "Rose", colour: "#ff9eb5" };
  const marks = [{ path: "M0 0Z", tone: 0.25 }, { path: "M1 1Z", tone: 0, pen: 4 }]; // oxfmt-ignore
  const svg = sheetSvg(
    {
      seed: 1,
      width: 9,
      height: 9,
      paper: "#fff",
      plates: [{ ink, slip: { x: 0, y: 0, turn: 0 }, angle: 15, marks }],
    },
    "Salt & <pepper>",
  );
  expect(svg).toContain('<path d="M0 0Z" fill="url(#s0-25)"/>');
  expect(svg).toContain('<path d="M1 1Z" fill="#fff" stroke="#fff" stroke-width="4"');
  expect(svg).toContain("<title>Salt &amp; &lt;pepper></title>");
});

/** How far a path stays from the sheet's edges; below 0 where the path is broken. */
function nearestEdge(path: string): number {
  const numbers = path.slice(1, -1).split(/[Q ]/).map(Number);
  let nearest = numbers.length > 4 && numbers.length % 2 === 0 ? Infinity : -1;
  for (const [index, value] of numbers.entries()) {
    const edge = index % 2 ? SHEET.height - value : SHEET.width - value;
    nearest = Math.min(nearest, value, edge);
  }
  return Number.isNaN(nearest) ? -1 : nearest;
}

/** Of #rrggbb, 0…1. */
function brightness(colour: string): number {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5);
}

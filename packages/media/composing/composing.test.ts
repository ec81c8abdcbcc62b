import { encode } from "fast-png";
import { describe, expect, it } from "vitest";
import {
  type Colour,
  lay,
  pegLine,
  type Pixels,
  pixelsOfPng,
  pngOfPixels,
  sheetOf,
  rowsOnCard,
} from "./index.ts";

const white: Colour = [255, 255, 255];
const red: Colour = [255, 0, 0];
const blue: Colour = [0, 0, 255];

const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

describe("laying on a sheet", () => {
  it("fills the place, and nothing beside it", () => {
    const sheet = sheetOf(20, 20, white);
    lay(sheet, red, { x: 10, y: 5, width: 6, height: 4, turn: 0 });
    expect([at(sheet, 7, 5), at(sheet, 12, 8)]).toEqual([[...red], [...red]]);
    expect([at(sheet, 6, 5), at(sheet, 13, 5), at(sheet, 10, 4), at(sheet, 10, 9)]).toEqual(
      Array.from({ length: 4 }, () => [...white]),
    );
  });

  it("cuts what hangs over the edge, and turns", () => {
    const sheet = sheetOf(10, 10, white);
    lay(sheet, red, { x: 0, y: -5, width: 100, height: 100, turn: 0.3 });
    expect(at(sheet, 0, 5)).toEqual([...red]);
    const turned = sheetOf(10, 10, white);
    lay(turned, blue, { x: 5, y: 5, width: 2, height: 5, turn: Math.PI / 2 });
    expect([at(turned, 1, 5), at(turned, 5, 8)]).toEqual([[...blue], [...white]]);
  });

  it("shows a picture whole, as large as its place", () => {
    const picture = sheetOf(2, 1, red);
    picture.data.set(blue, 3);
    const sheet = sheetOf(40, 20, white);
    lay(sheet, picture, { x: 20, y: 0, width: 40, height: 20, turn: 0 });
    expect([at(sheet, 1, 10), at(sheet, 38, 10)]).toEqual([[...red], [...blue]]);
  });
});

it("reads a PNG as it was written, whatever its colours are, on the ground that is given", () => {
  const picture = sheetOf(3, 2, [12, 34, 56]);
  expect(pixelsOfPng(pngOfPixels(picture), white)).toEqual(picture);
  const grey = encode({ width: 1, height: 1, data: new Uint8Array([100]), channels: 1, depth: 8 });
  expect(pixelsOfPng(grey, white)?.data).toEqual(new Uint8Array([100, 100, 100]));
  const clear = encode({ width: 1, height: 1, data: new Uint8Array([9, 9, 9, 0]), channels: 4, depth: 8 });
  expect(pixelsOfPng(clear, red)?.data).toEqual(new Uint8Array(red));
  expect(pixelsOfPng(new Uint8Array([1, 2, 3]), white)).toBeNull();
});

describe("a line on a card", () => {
  const print = (width: number, height: number, longSide: number) => ({ width, height, longSide });

  it("is never wider or higher than its space, and keeps the prints’ sizes to each other", () => {
    for (const prints of [
      [print(1600, 1200, 42)],
      [print(900, 1200, 34), print(1600, 1200, 42)],
      Array.from({ length: 6 }, () => print(2000, 400, 59)),
      Array.from({ length: 6 }, () => print(400, 2000, 59)),
    ]) {
      const rows = rowsOnCard(prints);
      expect(rows.flatMap(({ sizes }) => sizes)).toHaveLength(prints.length);
      for (const { sizes, line } of rows) {
        expect(sizes.reduce((sum, { width }) => sum + width + 46, -46)).toBeLessThanOrEqual(1080 + 6);
        for (const { height } of sizes) expect(line + height).toBeLessThanOrEqual(600);
      }
    }
    const [small, large] = rowsOnCard([print(800, 800, 21), print(800, 800, 42)]).flatMap(
      ({ sizes }) => sizes,
    );
    expect((large?.width ?? 0) / (small?.width ?? 1)).toBeCloseTo(2, 1);
  });

  it("takes a second line where the prints are larger so", () => {
    const upright = (count: number) => Array.from({ length: count }, () => print(900, 1200, 34));
    expect(rowsOnCard(upright(3)).map(({ sizes }) => sizes.length)).toEqual([3]);
    expect(
      rowsOnCard(Array.from({ length: 6 }, () => print(1600, 1200, 42))).map(({ sizes }) => sizes.length),
    ).toEqual([3, 3]);
    expect(rowsOnCard([])).toEqual([]);
  });

  it("shows each print where it hangs", () => {
    const look = { ground: white, line: [0, 0, 0] as Colour, inks: [[9, 9, 9] as Colour] };
    const pegged = [red, blue].map((colour) => ({ pixels: sheetOf(30, 40, colour), longSide: 34 }));
    const card = pegLine(pegged, look);
    const [row] = rowsOnCard(pegged.map(({ longSide }) => print(30, 40, longSide)));
    expect([card.width, card.height]).toEqual([1200, 630]);
    expect([at(card, 400, 300), at(card, 800, 300)]).toEqual([[...red], [...blue]]);
    expect([at(card, 5, (row?.line ?? 0) - 10), at(card, 5, 600)]).toEqual([[0, 0, 0], [...white]]);
  });
});

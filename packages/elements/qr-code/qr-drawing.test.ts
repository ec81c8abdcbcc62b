import { expect, it } from "vitest";
import { encode } from "uqr";
import { drawQr } from "./qr-drawing.ts";

it("draws every module of the code once, inside an empty border of four", () => {
  const address = "https://example.com/art/line?hang=small-doors,riso-woodles/7";
  const { side, path } = drawQr(address);
  const drawn = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let n = 0; n < Number(wide); n++) (drawn[Number(y)] ?? [])[Number(x) + n] = true;
  expect(drawn).toEqual(encode(address, { ecc: "M", border: 4 }).data);
  expect(drawn.slice(0, 4).flat().includes(true)).toBe(false);
  expect(
    drawn
      .map((row) => row.slice(0, 4))
      .flat()
      .includes(true),
  ).toBe(false);
});

import { describe, expect, it } from "vitest";
import { cropBetween, cropTo, cropWithin, turnCrop, turnedSize, wholeOf } from "./crop.ts";

const size = { width: 400, height: 300 };

describe("a crop", () => {
  it("is the largest of its shape, around the middle", () => {
    expect(cropTo(1, size)).toEqual({ left: 50, top: 0, width: 300, height: 300 });
    expect(cropTo(16 / 9, size)).toEqual({ left: 0, top: 37, width: 400, height: 225 });
    expect(cropTo(null, size)).toEqual(wholeOf(size));
    expect(cropTo(16 / 9, { width: 1, height: 900 })).toMatchObject({ width: 1, height: 1 });
  });

  it("stays inside the picture, whatever is typed", () => {
    const typed = { left: 390, top: -7, width: 900, height: Number.NaN };
    expect(cropWithin(typed, size)).toEqual({ left: 390, top: 0, width: 10, height: 1 });
    expect(cropWithin({ left: 999, top: 999, width: 0, height: 0 }, size)).toEqual({
      left: 399,
      top: 299,
      width: 1,
      height: 1,
    });
  });

  it("is drawn from any corner to any other", () => {
    const box = { left: 10, top: 20, width: 30, height: 50 };
    expect(cropBetween({ x: 10, y: 20 }, { x: 40, y: 70 }, size)).toEqual(box);
    expect(cropBetween({ x: 40, y: 70 }, { x: 10, y: 20 }, size)).toEqual(box);
  });

  it("turns with the picture, and four turns change nothing", () => {
    const crop = { left: 10, top: 20, width: 100, height: 50 };
    const right = turnCrop(crop, size, "right");
    expect(right).toEqual({ left: 230, top: 10, width: 50, height: 100 });
    expect(turnCrop(right, turnedSize(size, 1), "left")).toEqual(crop);
    let turned = crop;
    for (const turns of [0, 1, 2, 3]) turned = turnCrop(turned, turnedSize(size, turns), "right");
    expect(turned).toEqual(crop);
  });
});

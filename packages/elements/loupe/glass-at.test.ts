import { describe, expect, it } from "vitest";
import { glassAt, type Bounds, seenPart } from "./glass-at.ts";
import type { Point } from "./place.ts";

const phone: Bounds = { left: 6, top: 18, right: 384, bottom: 780 };
const frame = { across: 36, down: 76, above: 20, eye: 210 };

const boxOf = ({ x, y, eye }: ReturnType<typeof glassAt>) => ({
  left: x,
  top: y,
  right: x + eye + frame.across,
  bottom: y + eye + frame.down,
});
const isIn = (bounds: Bounds, { left, top, right, bottom }: Bounds) =>
  left >= bounds.left && top >= bounds.top && right <= bounds.right && bottom <= bounds.bottom;
/** CSS pixels from a point to a box. */
const awayFrom = ({ x, y }: Point, { left, top, right, bottom }: Bounds) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

describe("under a finger", () => {
  it("is whole, clear of the finger, and no stamp, wherever on a phone the finger is", () => {
    const faults: string[] = [];
    for (const bounds of [phone, { ...phone, right: 314 }, { ...phone, top: 78, right: 814, bottom: 1174 }])
      for (let y = bounds.top + 8; y < bounds.bottom - 250; y += 7)
        for (let x = bounds.left + 4; x < bounds.right; x += 7) {
          const glass = glassAt({ x, y }, { x, y }, frame, bounds);
          const box = boxOf(glass);
          if (glass.eye < 96 || glass.isOnSpot || !isIn(bounds, box) || awayFrom({ x, y }, box) < 30)
            faults.push(`${x}, ${y} of ${bounds.right}`);
        }
    expect(faults).toEqual([]);
  });

  it("lies above it at its full size where there is space", () => {
    const finger = { x: 195, y: 500 };
    expect(glassAt(finger, finger, frame, phone)).toEqual({ x: 72, y: 178, eye: 210, isOnSpot: false });
  });

  it("lies beside it near the upper edge, smaller where the window is narrow", () => {
    const near = { x: 60, y: 120 };
    expect(glassAt(near, near, frame, phone)).toMatchObject({ x: 96, eye: 210 });
    const inMiddle = { x: 190, y: 120 };
    expect(glassAt(inMiddle, inMiddle, frame, phone)).toMatchObject({ x: 226, eye: 122 });
  });

  it("follows the finger, not the point that it shows", () => {
    const finger = { x: 195, y: 600 };
    expect(glassAt({ x: 195, y: 400 }, finger, frame, phone).y).toBe(600 - 36 - 286);
  });
});

describe("laid down", () => {
  it("lies on its point where the window has space for it", () => {
    expect(glassAt({ x: 195, y: 300 }, null, frame, phone)).toEqual({
      x: 72,
      y: 175,
      eye: 210,
      isOnSpot: true,
    });
  });

  it("stays whole at every edge, and says that it is not on its point", () => {
    for (const at of [
      { x: 30, y: 300 },
      { x: 370, y: 300 },
      { x: 195, y: 40 },
      { x: 195, y: 770 },
    ]) {
      const glass = glassAt(at, null, frame, phone);
      expect(isIn(phone, boxOf(glass))).toBe(true);
      expect(glass.isOnSpot).toBe(false);
    }
  });

  it("leaves the window with a point that is scrolled away", () => {
    const [there, further] = [0, -400].map((y) => glassAt({ x: 195, y }, null, frame, phone).y);
    expect(further).toBe((there ?? 0) - 400);
  });

  it("has a smaller lens in a low window", () => {
    const low = { ...phone, right: 838, bottom: 320 };
    expect(glassAt({ x: 400, y: 160 }, null, frame, low).eye).toBe(210);
    expect(glassAt({ x: 400, y: 160 }, null, frame, { ...low, bottom: 250 }).eye).toBe(156);
  });
});

it("finds the part of a picture that is seen", () => {
  const bounds = { left: 0, top: 60, right: 390, bottom: 800 };
  const [left, right] = [16, 374];
  expect(seenPart({ left, top: -700, right, bottom: 260 }, bounds)).toEqual({
    left,
    top: 60,
    right,
    bottom: 260,
  });
  expect(seenPart({ left, top: 500, right, bottom: 2500 }, bounds)).toEqual({
    left,
    top: 500,
    right,
    bottom: 800,
  });
  expect(seenPart({ left, top: 900, right, bottom: 1200 }, bounds)).toBeNull();
});

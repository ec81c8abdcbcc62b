import { expect, it } from "vitest";
import { trayAcross, trayBeside } from "./tray-at.ts";

const widths = [224, 352] as const;
const glass = (x: number, y: number) => ({ x, y, width: 276, height: 316 });

it("lies at the glass’s right, and at its left where words stand at the right", () => {
  const bounds = { left: 0, top: 0, right: 1440, bottom: 900 };
  expect(trayBeside(glass(440, 300), widths, bounds)).toEqual({ x: 736, width: 352 });
  expect(trayBeside(glass(440, 300), widths, { ...bounds, right: 1052 })).toEqual({ x: 68, width: 352 });
});

it("is narrower where neither side has space for all of it, and never covers the glass", () => {
  const field = { left: 0, top: 0, right: 876, bottom: 700 };
  expect(trayBeside(glass(290, 300), widths, field)).toEqual({ x: 586, width: 282 });
  expect(trayBeside(glass(310, 300), widths, field)).toEqual({ x: 8, width: 282 });
});

const bounds = { left: 0, top: 0, right: 820, bottom: 1110 };
const picture = { left: 100, top: 20, right: 720, bottom: 860 };

it("lies over the picture where that has space beneath the glass, or above it", () => {
  expect(trayAcross(glass(200, 200), 150, picture, bounds, null)).toBe(860 - 8 - 150);
  expect(trayAcross(glass(200, 500), 150, picture, bounds, null)).toBe(20 + 8);
});

it("lies at the foot of the window where the picture is low, and at its head where the foot is needed", () => {
  const low = { ...picture, top: 100, bottom: 500 };
  expect(trayAcross(glass(200, 150), 150, low, bounds, null)).toBe(1110 - 8 - 150);
  expect(trayAcross(glass(200, 700), 150, { ...low, top: 650, bottom: 1050 }, bounds, null)).toBe(8);
});

it("gives way to a finger", () => {
  const finger = { x: 300, y: 660 };
  expect(trayAcross(glass(200, 300), 150, picture, bounds, null)).toBe(702);
  expect(trayAcross(glass(200, 300), 150, picture, bounds, finger)).toBe(28);
});

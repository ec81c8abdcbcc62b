import { expect, it } from "vitest";
import { steppedPlace } from "./fingertip.ts";
import { unitOf } from "./sheet.ts";

const whole = { width: 400, height: 300 };
const middle = { x: 200, y: 150 };
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

it("moves a little with an arrow key, and further with Shift", () => {
  expect(steppedPlace(middle, press("ArrowRight"), whole)).toEqual({ x: 208, y: 150 });
  expect(steppedPlace(middle, press("ArrowUp", true), whole)).toEqual({ x: 200, y: 118 });
  expect(steppedPlace(middle, press("a"), whole)).toBeNull();
});

it("stays on the visible part of a cropped sheet", () => {
  let place = middle;
  for (let n = 0; n < 40; n++)
    place = steppedPlace(place, press("ArrowLeft", true), { width: 100, height: 300 }) ?? place;
  expect(place).toEqual({ x: 150, y: 150 });
  for (let n = 0; n < 40; n++)
    place = steppedPlace(place, press("ArrowDown"), { width: 100, height: 300 }) ?? place;
  expect(place).toEqual({ x: 150, y: 300 });
});

it("measures the unit by the side that the sheet fills", () => {
  expect(unitOf({ width: 800, height: 300 })).toBe(2);
  expect(unitOf({ width: 200, height: 300 })).toBe(1);
  expect(unitOf({ width: 0, height: 0 })).toBe(1);
});

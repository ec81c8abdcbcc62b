import { expect, it } from "vitest";
import { moved, focalPointAt } from "./focal-point.ts";

it("is where the picture was clicked, never outside of it", () => {
  const picture = { left: 100, top: 50, width: 400, height: 200 };
  expect(focalPointAt(picture, { clientX: 200, clientY: 200 })).toEqual({ x: 25, y: 75 });
  expect(focalPointAt(picture, { clientX: 90, clientY: 900 })).toEqual({ x: 0, y: 100 });
});

it("is led by the arrow keys as far as the edge", () => {
  expect(moved({ x: 50, y: 50 }, "ArrowLeft", 1)).toEqual({ x: 49, y: 50 });
  expect(moved({ x: 50, y: 95 }, "ArrowDown", 10)).toEqual({ x: 50, y: 100 });
  expect(moved({ x: 50, y: 50 }, "Tab", 1)).toBeNull();
});

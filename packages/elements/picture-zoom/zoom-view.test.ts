import { expect, it } from "vitest";
import { fitted, panBy, zoomBy, type ZoomFrame } from "./zoom-view.ts";

const frame: ZoomFrame = { width: 800, height: 600, fit: { width: 400, height: 600 }, most: 4 };

it("grows to the largest file's own pixels and no further, and shrinks to the fit and no further", () => {
  expect(zoomBy(fitted, frame, 100).scale).toBe(4);
  expect(zoomBy({ scale: 2, x: 300, y: 200 }, frame, 0.01)).toEqual(fitted);
});

it("keeps what lies under the finger under the finger", () => {
  const point = { x: 150, y: -100 };
  const view = zoomBy({ scale: 3, x: 40, y: 10 }, frame, 1.2, point);
  const before = { x: (point.x - 40) / 3, y: (point.y - 10) / 3 };
  expect((point.x - view.x) / view.scale).toBeCloseTo(before.x);
  expect((point.y - view.y) / view.scale).toBeCloseTo(before.y);
});

it("lets no edge of the picture come into the frame", () => {
  expect(panBy({ scale: 4, x: 0, y: 0 }, frame, 9_999, -9_999)).toEqual({ scale: 4, x: 400, y: -900 });
});

it("moves nothing that fits", () => {
  expect(panBy(fitted, frame, 50, 50)).toEqual(fitted);
  expect(panBy({ scale: 1.5, x: 0, y: 0 }, frame, 50, 50)).toEqual({ scale: 1.5, x: 0, y: 50 });
});

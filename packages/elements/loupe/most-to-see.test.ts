import { expect, it } from "vitest";
import { mostToSee } from "./most-to-see.ts";

const across = 72;
const whole = { left: 0, top: 0, right: across, bottom: across };
/** A plane that is solid where `isPrinted` says so. */
const plane = (isPrinted: (x: number, y: number) => boolean) =>
  Uint8ClampedArray.from({ length: across ** 2 }, (_, at) =>
    isPrinted(at % across, Math.floor(at / across)) ? 255 : 0,
  );
const bare = plane(() => false);
const solid = plane(() => true);
const dots = plane((x, y) => y > 45 && (x + y) % 2 === 0);

it("begins in the middle where every plate is bare or solid", () => {
  expect(mostToSee([bare, solid], across, whole)).toEqual({ x: 36, y: 36 });
});

it("begins where a screen is, rather than on a flat middle", () => {
  const { x, y } = mostToSee([solid, dots], across, whole);
  expect(Math.abs(x - 36)).toBeLessThan(2);
  expect(y).toBeGreaterThan(44);
  expect(y).toBeLessThan(50);
});

it("goes further for two plates than for one", () => {
  const edge = plane((x) => x > 54);
  const other = plane((x) => x % 2 === 0 && x > 50);
  const near = plane((x) => x > 30);
  expect(mostToSee([near, edge, other], across, whole).x).toBeGreaterThan(50);
});

it("begins in the part that is seen, and not at its rim", () => {
  const top = plane((x, y) => y < 10 && (x + y) % 2 === 0);
  const seen = { left: 0, top: 0, right: across, bottom: 40 };
  const { y } = mostToSee([top], across, seen);
  expect(y).toBeGreaterThanOrEqual(8);
  expect(y).toBeLessThan(12);
});

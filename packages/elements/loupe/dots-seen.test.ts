import { expect, it } from "vitest";
import { dotsSeen, screensSeen } from "./dots-seen.ts";

const across = 40;
const plane = (isPrinted: (x: number, y: number) => boolean) =>
  Uint8ClampedArray.from({ length: across ** 2 }, (_, at) =>
    isPrinted(at % across, Math.floor(at / across)) ? 255 : 0,
  );
const bare = plane(() => false);
const solid = plane(() => true);
/** Round dots 7 pixels apart, on a screen that is turned. */
const dots = (angle: number, radius = 2.4) =>
  plane((x, y) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const fold = (value: number) => value - 7 * Math.round(value / 7);
    return Math.hypot(fold(x * cos + y * sin), fold(y * cos - x * sin)) < radius;
  });
const hair = plane((x, y) => (x + y) % 8 < 4);
const edge = plane((x, y) => x + y > 40);
const grain = plane((x, y) => (x * 31 + y * 57) % 23 === 0);

it("sees dots at any angle, and the holes between large ones", () => {
  for (const angle of [0, 0.26, 0.79, 1.31]) expect(dotsSeen([dots(angle)], across)[0]).toBeGreaterThan(0.8);
  expect(dotsSeen([plane((x, y) => dots(0.26)[y * across + x] === 0)], across)[0]).toBeGreaterThan(0.8);
});

it("sees none in solid and bare parts, in hair, in an edge and in grain", () => {
  for (const seen of dotsSeen([bare, solid, hair, edge, grain], across)) expect(seen).toBeLessThan(0.1);
});

it("finds more in the dots of two plates than in those of one, however well these are seen", () => {
  const half = plane((x, y) => y > 20 && dots(0.26)[y * across + x] === 255);
  expect(screensSeen([half, half, bare], across)).toBeGreaterThan(
    screensSeen([dots(0.79), solid, hair], across),
  );
});

import { expect, it } from "vitest";
import { drag, orbitAt, type OrbitLimits, push, swing, zoomBy } from "./orbit.ts";

const limits: OrbitLimits = { tilt: [0.1, 1.2], zoom: [0.8, 2] };
const start = { turn: 0, tilt: 0.5 };

function wait(orbit: ReturnType<typeof orbitAt>, seconds: number, drifts = false, within = limits): boolean {
  let moves = true;
  for (let frame = 0; frame < seconds * 60; frame++)
    moves = swing(orbit, 1 / 60, within, start, false, drifts);
  return moves;
}

it("keeps turning ever slower when it is let go, and comes to rest", () => {
  const orbit = orbitAt(start);
  drag(orbit, 0.05, 0, 1 / 60);
  const atRelease = orbit.turn;
  expect(wait(orbit, 0.1)).toBe(true);
  expect(orbit.turn).toBeGreaterThan(atRelease);
  expect(wait(orbit, 5)).toBe(false);
});

it("never goes below the ground or past the top", () => {
  const orbit = orbitAt(start);
  for (let key = 0; key < 40; key++) {
    push(orbit, 0, -2);
    wait(orbit, 0.2);
  }
  expect(orbit.tilt).toBe(0.1);
  for (let key = 0; key < 40; key++) {
    push(orbit, 0, 2);
    wait(orbit, 0.2);
  }
  expect(orbit.tilt).toBe(1.2);
});

it("turns all the way round, unless it has one good side", () => {
  const free = orbitAt(start);
  const swayed = orbitAt(start);
  for (let key = 0; key < 20; key++) {
    push(free, 3, 0);
    push(swayed, 3, 0);
    wait(free, 0.5);
    wait(swayed, 0.5, false, { ...limits, sway: 0.7 });
  }
  expect(free.turn).toBeGreaterThan(2 * Math.PI);
  expect(swayed.turn).toBe(0.7);
});

it("comes no nearer and goes no farther than it may", () => {
  const orbit = orbitAt(start);
  for (let key = 0; key < 20; key++) zoomBy(orbit, 1.2, limits);
  wait(orbit, 2);
  expect(orbit.zoom).toBe(2);
  for (let key = 0; key < 40; key++) zoomBy(orbit, 1 / 1.2, limits);
  wait(orbit, 2);
  expect(orbit.zoom).toBe(0.8);
});

it("drifts a little when it is not touched, never far from where it was, and rests in the end", () => {
  const orbit = orbitAt(start);
  wait(orbit, 9, true);
  expect(orbit.turn).toBeGreaterThan(0.1);
  expect(wait(orbit, 40, true)).toBe(true);
  expect(Math.abs(orbit.turn)).toBeLessThan(0.4);
  expect(wait(orbit, 60, true)).toBe(false);
});

it("stays still where less motion is asked for", () => {
  const orbit = orbitAt(start);
  expect(wait(orbit, 9)).toBe(false);
  expect(orbit.turn).toBe(0);
});

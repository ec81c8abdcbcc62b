import { expect, it } from "vitest";
import { clockFor, type Ticks } from "./clock.ts";

/** A browser's frames and timers, advanced by the test. */
function handTicks() {
  let now = 1_000;
  let frame: (() => void) | null = null;
  let timer: { at: number; ring: () => void } | null = null;
  const ticks: Ticks = {
    now: () => now,
    nextFrame: (tick) => ((frame = tick), 1),
    dropFrame: () => (frame = null),
    after: (milliseconds, ring) => ((timer = { at: now + milliseconds, ring }), 1),
    dropAfter: () => (timer = null),
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    if (timer && timer.at <= now) {
      const { ring } = timer;
      timer = null;
      ring();
    }
    const due = frame;
    frame = null;
    due?.();
  };
  return { ticks, pass, asks: () => frame !== null || timer !== null };
}

function watchedClock(rest: () => number) {
  const hand = handTicks();
  const steps: number[] = [];
  const clock = clockFor(
    (step) => (steps.push(step), rest()),
    () => undefined,
    hand.ticks,
  );
  return { ...hand, steps, clock };
}

it("draws nothing before it plays", () => {
  const { pass, steps } = watchedClock(() => 0);
  pass(100);
  expect(steps).toEqual([]);
});

it("passes each frame the seconds since the previous one, without pauses", () => {
  const { clock, pass, steps } = watchedClock(() => 0);
  clock.play();
  pass(16);
  pass(20);
  clock.pause();
  pass(60_000);
  clock.play();
  pass(16);
  expect(steps).toEqual([1 / 60, 0.02, 1 / 60]);
});

it("asks the browser for nothing while a piece rests, until the piece is woken", () => {
  const { clock, pass, steps, asks } = watchedClock(() => Infinity);
  clock.play();
  pass(16);
  expect(asks()).toBe(false);
  clock.wake();
  pass(16);
  expect(steps).toHaveLength(2);
});

it("draws again after the pause that a piece asked for", () => {
  const { clock, pass, steps } = watchedClock(() => 5);
  clock.play();
  pass(16);
  pass(4_000);
  expect(steps).toHaveLength(1);
  pass(1_001);
  expect(steps).toHaveLength(2);
});

it("redraws a paused picture when woken, and does not move it", () => {
  const { clock, pass, steps, asks } = watchedClock(() => 0);
  clock.play();
  pass(16);
  clock.pause();
  clock.wake();
  pass(16);
  expect(steps.at(-1)).toBe(0);
  expect(asks()).toBe(false);
});

it("never draws again once stopped", () => {
  const { clock, pass, steps, asks } = watchedClock(() => 0);
  clock.play();
  clock.stop();
  clock.wake();
  clock.play();
  pass(16);
  expect(steps).toEqual([]);
  expect(asks()).toBe(false);
});

it("redraws at once and without time passing, but never before its first frame or after its last", () => {
  const { clock, pass, steps } = watchedClock(() => 0);
  clock.redraw();
  clock.play();
  clock.redraw();
  pass(16);
  clock.redraw();
  pass(20);
  clock.stop();
  clock.redraw();
  expect(steps).toEqual([1 / 60, 0, 0.02]);
});

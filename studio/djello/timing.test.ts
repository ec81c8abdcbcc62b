import { describe, expect, it } from "vitest";
import { drummed, emptyPattern } from "./pattern.ts";
import { bookedAhead, bookSteps, type DueStep, stepSeconds, sway, swingDelay, tickEvery } from "./timing.ts";

/** All that is booked while the clock runs, looked at every `tick` seconds. */
function booked(seconds: number, tempo: number, tick: (n: number) => number): DueStep[] {
  const all: DueStep[] = [];
  let next: DueStep = { step: 0, at: 0 };
  for (let now = 0, n = 0; now < seconds; now += tick(n++)) {
    const book = bookSteps(next, tempo, now);
    all.push(...book.due);
    next = book.next;
  }
  return all;
}

describe("the book of steps", () => {
  it("holds every step once, in order, on the grid, for minutes", () => {
    const all = booked(120, 120, () => tickEvery / 1000);
    expect(all.length).toBeGreaterThanOrEqual(960);
    all.forEach(({ step, at }, n) => {
      expect(step).toBe(n % 16);
      expect(at).toBeCloseTo(n * 0.125, 6);
    });
  });

  it("loses nothing to ticks that come late by less than it is ahead", () => {
    const late = booked(30, 180, (n) => (n % 7 === 0 ? bookedAhead * 0.95 : 0.025));
    expect(late.map(({ step }) => step)).toEqual(late.map((_, n) => n % 16));
  });

  it("books no step before it is due within the time ahead", () => {
    const { due, next } = bookSteps({ step: 15, at: 10.05 }, 60, 10);
    expect(due).toEqual([{ step: 15, at: 10.05 }]);
    expect(next).toEqual({ step: 0, at: 10.3 });
  });

  it("leaves out what a jam has made late, and keeps its place", () => {
    const { due, next } = bookSteps({ step: 0, at: 0 }, 120, 1);
    expect(due).toEqual([{ step: 8, at: 1 }]);
    expect(next.step).toBe(9);
  });
});

describe("swing", () => {
  it("makes every second step late and leaves the others", () => {
    expect(swingDelay({ tempo: 120, swing: 60 }, 4)).toBe(0);
    expect(swingDelay({ tempo: 120, swing: 60 }, 5)).toBeCloseTo(0.125 * 0.3);
    expect(swingDelay({ tempo: 120, swing: 0 }, 5)).toBe(0);
  });

  it("never reaches the next step", () => {
    for (let tempo = 60; tempo <= 180; tempo++)
      expect(swingDelay({ tempo, swing: 60 }, 1)).toBeLessThan(stepSeconds(tempo) / 2);
  });
});

describe("sway", () => {
  it("is gone where a jelly has had time to rest", () => {
    const once = drummed(60, 0, { kick: "X..............." });
    expect(Math.abs(sway(once, 0, 0))).toBeLessThan(0.0001);
  });

  it("moves quick hits by a few milliseconds, an accent's after more", () => {
    const soft = drummed(110, 0, { hat: "xx.............." });
    const hard = drummed(110, 0, { hat: "Xx.............." });
    expect(Math.abs(sway(hard, 2, 1))).toBeGreaterThan(0.001);
    expect(sway(hard, 2, 1)).toBeCloseTo(2 * sway(soft, 2, 1));
  });

  it("stays within eight milliseconds, and leaves a voice without hits alone", () => {
    for (let tempo = 60; tempo <= 180; tempo++) {
      const busy = drummed(tempo, 0, { snare: "XxXXX.X..XxX.XxX" });
      for (let step = 0; step < 16; step++) expect(Math.abs(sway(busy, 1, step))).toBeLessThanOrEqual(0.008);
    }
    expect(sway(emptyPattern(), 0, 3)).toBe(0);
  });
});

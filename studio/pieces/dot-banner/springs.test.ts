import { describe, expect, it } from "vitest";
import { randomFrom } from "@toadstool/stage";
import { finger, gust, ripple } from "./forces.ts";
import { drift, puff, type Spore } from "./spores.ts";
import { type Force, hang, swing } from "./springs.ts";

const frame = 1 / 60;
const touch = finger({ x: 50, y: 50 }, { x: 0, y: 0 });

function grid() {
  const places = Array.from({ length: 100 }, (_, n) => [
    (n % 10) * 10 + 4,
    Math.floor(n / 10) * 10 + 4,
  ]).flat();
  return hang(Float32Array.from(places), new Float32Array(100).fill(60));
}

function swingFor(springs: ReturnType<typeof grid>, seconds: number, forces: Force[]): boolean {
  let standing = false;
  for (let time = 0; time < seconds; time += frame) standing = swing(springs, frame, forces);
  return standing;
}

describe("dots on springs", () => {
  it("stand still as long as nothing pushes them", () => {
    const springs = grid();
    expect(swingFor(springs, 0.5, [])).toBe(true);
    expect(springs.place).toEqual(springs.home);
  });

  it("make way for a finger: every dot within its reach moves away from it", () => {
    const springs = grid();
    swingFor(springs, 0.4, [touch]);
    const [x, y] = [springs.place[2 * 55] ?? 0, springs.place[2 * 55 + 1] ?? 0];
    expect(Math.hypot(x - 50, y - 50)).toBeGreaterThan(Math.hypot(54 - 50, 54 - 50) + 1);
    expect(springs.place[0]).toBe(springs.home[0]);
  });

  it("come to rest exactly at home within three seconds of a push", () => {
    const springs = grid();
    swingFor(springs, 0.4, [touch]);
    expect(swingFor(springs, 3, [])).toBe(true);
    expect(springs.place).toEqual(springs.home);
  });

  it("come to rest under a finger that stays", () => {
    expect(swingFor(grid(), 3, [touch])).toBe(true);
  });

  it("are told standing only when a ripple and a gust have passed", () => {
    const springs = grid();
    expect(swingFor(springs, 0.3, [ripple({ x: 50, y: 50 }, 0.4)])).toBe(false);
    expect(swingFor(springs, 0.3, [gust(2)])).toBe(false);
  });

  it.each([0, -1, 1, 3600, Number.MAX_VALUE])("stay numbers near home after a step of %d seconds", (step) => {
    const springs = grid();
    for (let n = 0; n < 50; n++) swing(springs, step, [touch, ripple({ x: 20, y: 20 }, 0.2), gust(1)]);
    for (const [n, place] of springs.place.entries()) {
      expect(Math.abs(place - (springs.home[n] ?? 0))).toBeLessThan(40);
    }
  });

  it("swing as far on a screen of 360 frames a second as on one of 60", () => {
    const [slow, fast] = [grid(), grid()];
    for (let n = 0; n < 30; n++) swing(slow, 1 / 60, [touch]);
    for (let n = 0; n < 180; n++) expect(swing(fast, 1 / 360, [touch]) && n > 3).toBe(false);
    const dot = 2 * 55;
    expect(Math.abs((slow.place[dot] ?? 0) - (fast.place[dot] ?? 9))).toBeLessThan(0.3);
  });

  it("move the same way each time", () => {
    const [one, other] = [grid(), grid()];
    for (const springs of [one, other]) swingFor(springs, 1, [touch, gust(1.5)]);
    expect(one.place).toEqual(other.place);
  });
});

describe("spores", () => {
  const flightOf = (seed: number) => {
    let spores: Spore[] = [];
    puff(spores, 14, { x: 50, y: 30 }, randomFrom(seed));
    for (let time = 0; time < 1; time += frame) spores = drift(spores, frame);
    return spores;
  };

  it("fly the same way from the same seed, and another way from another", () => {
    expect(flightOf(7)).toEqual(flightOf(7));
    expect(flightOf(7)).not.toEqual(flightOf(8));
  });

  it("are all gone after six seconds, however many were let go", () => {
    let spores: Spore[] = [];
    for (let n = 0; n < 100; n++) puff(spores, 14, { x: 50, y: 30 }, randomFrom(n));
    expect(spores.length).toBeLessThanOrEqual(48);
    for (let time = 0; time < 6; time += frame) spores = drift(spores, frame);
    expect(spores).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { randomFrom } from "@toadstool/stage";
import { mould } from "./mould.ts";
import { areaOf, push, settle, softBody, thump } from "./soft-body.ts";

const crownOf = ({ at }: { at: Float32Array }) => Math.max(...at.filter((_, n) => n % 2 === 1));

describe("a jelly", () => {
  it("stands still until it is hit", () => {
    const body = softBody(mould());
    expect(settle(body, 1)).toBe(false);
    expect(body.at).toEqual(body.home);
  });

  it("is squashed by a beat, rises above its height, and comes to rest in its mould", () => {
    const body = softBody(mould());
    const height = crownOf(body);
    thump(body, 6);
    const crowns: number[] = [];
    let moves = true;
    for (let n = 0; n < 600 && moves; n++) {
      moves = settle(body, 1 / 60);
      crowns.push(crownOf(body));
    }
    expect(Math.min(...crowns)).toBeLessThan(height * 0.93);
    expect(Math.max(...crowns)).toBeGreaterThan(height * 1.02);
    expect(moves).toBe(false);
    expect(body.at).toEqual(body.home);
  });

  it("wobbles more after an accent", () => {
    const [soft, hard] = [4, 8].map((force) => {
      const body = softBody(mould());
      thump(body, force);
      for (let n = 0; n < 3; n++) settle(body, 1 / 60);
      return crownOf(body);
    });
    expect(hard).toBeLessThan(soft ?? 0);
  });

  it("grows wider where it grows lower: jelly does not go away", () => {
    const body = softBody(mould());
    // Its belly, half-way up the side.
    const widthOf = () => body.at[body.at.length - 12] ?? 0;
    const before = widthOf();
    thump(body, 8);
    for (let n = 0; n < 3; n++) settle(body, 1 / 60);
    expect(widthOf()).toBeGreaterThan(before);
    expect(areaOf(body.at) / body.area).toBeGreaterThan(0.8);
  });

  it.each([30, 60, 75, 120, 144, 165])("moves as at 240 frames a second at %i", (rate) => {
    const swung = (rate: number, seconds: number) => {
      const body = softBody(mould());
      thump(body, 6);
      for (let n = 0; n < rate * seconds; n++) settle(body, 1 / rate);
      return body.at;
    };
    // All of these rates have whole frames in a third of a second.
    for (const seconds of [1 / 3, 1]) expect(swung(rate, seconds)).toEqual(swung(240, seconds));
  });

  it("stays whole through 10,000 frames of pokes, beats and jams", () => {
    const random = randomFrom(8);
    const body = softBody(mould());
    let leastArea = Infinity;
    for (let n = 0; n < 10_000; n++) {
      if (random() < 0.2)
        push(body, {
          x: random() - 0.5,
          y: random(),
          reach: 0.05 + random() * 0.4,
          dx: (random() - 0.5) * 80,
          dy: (random() - 0.5) * 80,
        });
      if (random() < 0.1) thump(body, random() * 30);
      settle(body, random() < 0.01 ? 5 : random() / 30);
      leastArea = Math.min(leastArea, areaOf(body.at) / body.area);
      for (let i = 0; i < body.at.length; i++) {
        const away = Math.abs((body.at[i] ?? NaN) - (body.home[i] ?? 0));
        if (!(away <= 0.361)) throw new Error(`Frame ${n}: a point is ${away} away.`);
      }
    }
    expect(leastArea, "it never turns inside out").toBeGreaterThan(0.1);
    for (let n = 0; n < 600; n++) settle(body, 1 / 60);
    expect(body.resting).toBe(true);
    expect(body.at).toEqual(body.home);
  });

  it("keeps its foot, and sways without ripples", () => {
    const body = softBody(mould());
    thump(body, 10);
    for (let n = 0; n < 20; n++) {
      settle(body, 1 / 60);
      // The points just above the plate hardly move, and no point of the side leaves its neighbours.
      expect(Math.abs((body.at[2] ?? 0) - (body.home[2] ?? 0))).toBeLessThan(0.05);
      const away = body.at.map((value, n) => value - (body.home[n] ?? 0));
      for (let n = 4; n < away.length - 4; n++)
        expect(Math.abs((away[n] ?? 0) - ((away[n - 2] ?? 0) + (away[n + 2] ?? 0)) / 2)).toBeLessThan(0.02);
    }
  });

  it("never sinks through its plate", () => {
    const body = softBody(mould());
    thump(body, 60);
    for (let n = 0; n < 30; n++) {
      settle(body, 1 / 60);
      expect(Math.min(...body.at.filter((_, n) => n % 2 === 1))).toBeGreaterThanOrEqual(0);
    }
  });
});

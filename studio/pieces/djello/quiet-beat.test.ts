import { describe, expect, it } from "vitest";
import { drummed } from "../../djello/pattern.ts";
import { peace, quietBeat } from "./quiet-beat.ts";

/** Four steps a second and a quarter: a beat a second at 60 beats a minute. */
const pattern = drummed(60, 0, { kick: "X...x..........." });

describe("the beat that nobody plays", () => {
  it("lets them stand for a moment, then hits in time, with accents", () => {
    const beat = quietBeat(pattern);
    expect(beat(0.2).hits).toEqual([]);
    expect(beat(0.2).hits).toEqual([{ voice: 0, hit: 2 }]);
    expect(beat(0.5).hits).toEqual([]);
    expect(beat(0.5).hits).toEqual([{ voice: 0, hit: 1 }]);
  });

  it("asks for peace after two bars, as long as there is peace, and begins again", () => {
    const beat = quietBeat(pattern);
    let hits = 0;
    let rest = 0;
    for (let time = 0; rest === 0; time += 1 / 60) {
      const beaten = beat(1 / 60);
      hits += beaten.hits.length;
      rest = beaten.rest;
      if (time > 20) throw new Error("It never rests.");
    }
    expect(hits).toBe(4);
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThanOrEqual(peace + 0.25);
    expect(beat(rest + 0.01).rest).toBe(0);
    expect(beat(1 / 60).hits).toEqual([{ voice: 0, hit: 2 }]);
  });
});

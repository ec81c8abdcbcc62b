import { describe, expect, it } from "vitest";
import { randomFrom } from "@toadstool/stage";
import { cleared, emptyPattern, cycled, withVolume } from "./pattern.ts";
import { readPattern, writePattern } from "./pattern-code.ts";
import { presets } from "./presets.ts";
import { invented } from "./invented.ts";

describe("a pattern's code", () => {
  it("brings every preset back as it was", () => {
    for (const { pattern } of presets) expect(readPattern(writePattern(pattern))).toEqual(pattern);
  });

  it("brings back the fullest, the fastest and the emptiest", () => {
    const full = {
      tempo: 180,
      swing: 60,
      steps: emptyPattern().steps.map((row) => row.map(() => 2 as const)),
      volumes: [0, 1, 2, 3, 4, 5, 6, 9],
    };
    expect(readPattern(writePattern(full))).toEqual(full);
    expect(readPattern(writePattern(emptyPattern(60)))).toEqual(emptyPattern(60));
  });

  it("brings back whatever is invented", () => {
    const random = randomFrom(4);
    for (let n = 0; n < 200; n++) {
      const pattern = invented(emptyPattern(), random);
      expect(readPattern(writePattern(pattern))).toEqual(pattern);
    }
  });

  it("needs no escaping in an address, and is read in capitals too", () => {
    const code = writePattern(presets[0]?.pattern ?? emptyPattern());
    expect(code).toMatch(/^[0-9a-z]{53}$/);
    expect(readPattern(` ${code.toUpperCase()} `)).toEqual(presets[0]?.pattern);
  });

  it("refuses what is cut short, too long, of another version or out of bounds", () => {
    const code = writePattern(emptyPattern());
    const bad = [
      "",
      "hello",
      code.slice(1),
      code.slice(0, -1),
      `${code}0`,
      `2${code.slice(1)}`,
      `1zz${code.slice(3)}`,
      `10000${code.slice(5)}`,
      `${code.slice(0, 3)}zz${code.slice(5)}`,
      `${code.slice(0, 5)}zzzzz${code.slice(10)}`,
      `${code.slice(0, -1)}a`,
      `${code.slice(0, 20)}-${code.slice(21)}`,
      `${code.slice(0, 20)}é${code.slice(21)}`,
    ];
    expect(bad.filter((text) => readPattern(text) !== null)).toEqual([]);
  });

  it("answers garbage with nothing, never with a throw", () => {
    const random = randomFrom(9);
    const garbage = () =>
      String.fromCharCode(...Array.from({ length: 53 }, () => Math.floor(random() * 65_536)));
    for (let n = 0; n < 500; n++) expect(readPattern(`1${garbage().slice(1)}`)).toBeNull();
  });
});

describe("a pattern", () => {
  it("goes from nothing to a hit, an accent and back, one step alone", () => {
    const hit = cycled(emptyPattern(), 2, 5);
    expect(hit.steps[2]?.[5]).toBe(1);
    expect(hit.steps.flat().filter(Boolean)).toHaveLength(1);
    expect(cycled(hit, 2, 5).steps[2]?.[5]).toBe(2);
    expect(cycled(cycled(hit, 2, 5), 2, 5)).toEqual(emptyPattern());
  });

  it("keeps its tempo and volumes when cleared", () => {
    const quiet = withVolume({ ...emptyPattern(140, 20), steps: presets[1]?.pattern.steps ?? [] }, 3, 2);
    expect(cleared(quiet)).toEqual(withVolume(emptyPattern(140, 20), 3, 2));
  });
});

describe("an invented pattern", () => {
  it("begins with the kick, keeps a backbeat, and is neither bare nor crowded", () => {
    const random = randomFrom(1);
    for (let n = 0; n < 200; n++) {
      const { steps } = invented(emptyPattern(), random);
      const hits = steps.flat().filter(Boolean).length;
      expect(steps[0]?.[0]).toBe(2);
      expect(steps[1]?.[4] || steps[3]?.[4]).toBeTruthy();
      expect(hits).toBeGreaterThan(9);
      expect(hits).toBeLessThan(64);
    }
  });
});

import { describe, expect, it } from "vitest";
import { planTable, type Spot, voiceAt } from "./table-plan.ts";

const pictures = [
  ["4:3", 1200, 900, 4],
  ["16:9", 1600, 900, 4],
  ["a ribbon", 1800, 300, 8],
  ["a phone held upright", 360, 720, 2],
  ["a small phone's 4:3", 288, 216, 4],
] as const;

/** What a jelly takes up, from the tallest crown with a cherry to the front of its plate. */
const left = ({ x, width }: Spot) => x - 0.67 * width;
const right = ({ x, width }: Spot) => x + 0.67 * width;
const top = ({ y, width }: Spot) => y - 1.2 * width;
const bottom = ({ y, width }: Spot) => y + 0.25 * width;

describe("the table", () => {
  it.each(pictures)(
    "fits %s: all eight are in it, and none stands in another one's plate",
    (_, width, height, columns) => {
      const plan = planTable(width, height);
      expect(plan.columns).toBe(columns);
      expect(plan.spots).toHaveLength(8);
      plan.spots.forEach((spot, voice) => {
        expect(left(spot)).toBeGreaterThanOrEqual(0);
        expect(right(spot)).toBeLessThanOrEqual(width);
        expect(top(spot)).toBeGreaterThanOrEqual(0);
        expect(bottom(spot)).toBeLessThanOrEqual(height);
        for (const other of plan.spots.slice(0, voice)) {
          const isBeside = Math.abs(other.x - spot.x) > 1.05 * ((other.width + spot.width) / 2);
          expect(isBeside || bottom(other) <= top(spot)).toBe(true);
        }
      });
    },
  );

  it.each(pictures)("knows in %s which jelly a finger is on, and that cloth is none", (_, width, height) => {
    const plan = planTable(width, height);
    plan.spots.forEach(({ x, y, width: wide }, voice) => {
      expect(voiceAt(plan, x, y)).toBe(voice);
      expect(voiceAt(plan, x + 0.3 * wide, y - 0.6 * wide)).toBe(voice);
    });
    expect(voiceAt(plan, 0, 0)).toBeNull();
    expect(voiceAt(plan, width / 2, height - 1)).toBeNull();
  });

  it("stands in the order of the keys, and the row in front is nearer", () => {
    const { spots, placeOf } = planTable(1200, 900);
    expect([0, 3, 4, 7].map(placeOf)).toEqual([
      { column: 0, row: 0 },
      { column: 3, row: 0 },
      { column: 0, row: 1 },
      { column: 3, row: 1 },
    ]);
    expect(spots[4]?.width).toBeGreaterThan(spots[0]?.width ?? Infinity);
  });
});

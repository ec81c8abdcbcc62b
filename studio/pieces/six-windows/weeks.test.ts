import { describe, expect, it } from "vitest";
import { compareNotes, paintWindow } from "./painting.ts";
import { weeks } from "./weeks.ts";

const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

describe("six windows", () => {
  it("are weeks 1 to 6, without week 2 and with two of week 3", () =>
    expect(weeks.map(({ name }) => name)).toEqual([
      "Week 1",
      "Week 3",
      "Week 3, again",
      "Week 4",
      "Week 5",
      "Week 6",
    ]));

  it.each(weeks)("$name: every painter knows what to put down, however the knob is turned", (week) => {
    const { least, most, value } = week.knob;
    const [before, ...others] = [value, least, most].map((knob) => paintWindow(week, knob, 20, 1));
    for (const painted of [before, ...others])
      for (const amounts of painted ?? [])
        for (const amount of amounts) expect(amount >= 0 && amount <= 1, `${amount}`).toBe(true);
    for (const painted of others) expect(painted).not.toEqual(before);
    expect(spread(before?.map(([one]) => one) ?? [])).toBeGreaterThan(0.4);
  });

  it("has the sun above the sea, and below it once a sign is wrong", () => {
    const sea = weeks[4];
    if (!sea) throw new Error("There is no week 5.");
    const light = (sign: 1 | -1) => paintWindow(sea, 0.4, 24, sign).map(([yellow]) => yellow);
    const sun = (painted: number[]) =>
      painted.slice(0, painted.length / 3).reduce((sum, one) => sum + one, 0);
    expect(sun(light(1))).toBeGreaterThan(2 * sun(light(-1)));
  });

  it("goes flat where painters look at one another", () => {
    for (const week of weeks) {
      const painted = paintWindow(week, week.knob.value, 20, 1);
      const agreed = compareNotes(painted, 20, 60);
      expect(agreed).toHaveLength(painted.length);
      expect(spread(agreed.map(([one]) => one))).toBeLessThan(spread(painted.map(([one]) => one)) * 0.8);
    }
  });
});

import { expect, it } from "vitest";
import { clock, next, quayAt, sailings, tideAt } from "./tides.ts";

it("lets the tide come 50 minutes later each day, between 0 and 1", () => {
  for (let hour = 0; hour < 168; hour += 0.5) {
    expect(tideAt(hour)).toBeGreaterThanOrEqual(0);
    expect(tideAt(hour)).toBeLessThanOrEqual(1);
  }
  expect(tideAt(4)).toBeGreaterThan(tideAt(5));
  expect(tideAt(4 + 24.84)).toBeGreaterThan(tideAt(4 + 24));
});

it("sails from the old slip at low water and from the pier at high", () => {
  expect(quayAt(4)).toBe("pier");
  expect(quayAt(4 + 6.21)).toBe("old slip");
});

it("finds the next boat, and on Sunday night Monday’s", () => {
  expect(clock(next(8))).toBe("09:30");
  expect(next(167)).toBe((sailings[0] ?? 0) + 168);
  expect(clock(7.67)).toBe("07:40");
});

import { expect, it } from "vitest";
import { aboutHowLong } from "./about-how-long.ts";

it.each([
  [5, "less than a minute"],
  [61, "about 1 minute"],
  [600, "about 10 minutes"],
  [3600, "about 1 hour"],
  [100_000, "about 28 hours"],
  [400_000, "about 5 days"],
])("calls %i seconds %s", (seconds, words) => {
  expect(aboutHowLong(seconds)).toBe(words);
});

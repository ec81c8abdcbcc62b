import { expect, it } from "vitest";
import { fileSize, playingTime } from "./file-size.ts";

it.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1 kB"],
  [12_345, "12 kB"],
  [999_499, "999 kB"],
  [999_500, "1 MB"],
  [1_250_000, "1.3 MB"],
  [9_960_000, "10 MB"],
  [10_000_000, "10 MB"],
  [999_500_000, "1 GB"],
  [2_340_000_000, "2.3 GB"],
])("writes %i bytes as %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words.replace(" ", "\u00a0"));
});

it.each([
  [0.4, "0:00"],
  [7, "0:07"],
  [184.6, "3:05"],
  [59.7, "1:00"],
  [3723, "1:02:03"],
])("writes %d seconds as %s", (seconds, words) => {
  expect(playingTime(seconds)).toBe(words);
});

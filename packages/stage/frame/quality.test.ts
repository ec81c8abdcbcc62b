import { expect, it } from "vitest";
import { type Quality, watchQuality } from "./quality.ts";

/** Notes so many frames, each as long as the share of pixels makes it. */
function play(quality: Quality, frames: number, length: (share: number) => number): number {
  for (let frame = 0; frame < frames; frame++) quality.note(length(quality.share));
  return quality.share;
}

it("keeps the full resolution of a piece that keeps up", () => {
  expect(play(watchQuality(), 600, () => 1 / 60)).toBe(1);
  expect(play(watchQuality(), 600, () => 1 / 120)).toBe(1);
});

it("lowers the resolution until frames are in time", () => {
  const share = play(watchQuality(), 600, (share) => Math.max(1 / 60, share * share * 0.04));
  expect(share).toBeLessThan(0.8);
  expect(share * share * 0.04).toBeLessThan(1 / 48);
});

it("does not wait for many frames where each is slow", () => {
  expect(play(watchQuality(), 8, (share) => share * share * 0.9)).toBeLessThan(0.8);
});

it("restores the resolution where a lower one is no faster, as on a screen of 30 Hz", () => {
  expect(play(watchQuality(), 600, () => 1 / 30)).toBe(1);
});

it("never lowers the resolution below 0.4 of the full one", () => {
  expect(play(watchQuality(), 5_000, (share) => 0.05 + share * 0.2)).toBeGreaterThanOrEqual(0.4);
});

it("ignores single late frames and pauses", () => {
  const quality = watchQuality();
  for (let frame = 0; frame < 600; frame++) quality.note(frame % 10 === 0 ? 0.2 : 1 / 60);
  for (let pause = 0; pause < 60; pause++) quality.note(30);
  expect(quality.share).toBe(1);
});

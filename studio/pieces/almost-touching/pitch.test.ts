import { expect, it } from "vitest";
import { noteName, pitchAt } from "./pitch.ts";

it("sounds higher the nearer the hand is, over three octaves, and the jelly’s lean bends it", () => {
  expect(pitchAt(20, 0)).toBe(110);
  expect(pitchAt(1, 0)).toBe(880);
  expect(pitchAt(9, 0.02)).toBeGreaterThan(pitchAt(9, 0));
  expect(pitchAt(9, 0.02)).toBeLessThan(pitchAt(8, 0));
});

it("knows its notes", () =>
  expect([440, 880, 261.6, 415.3].map(noteName)).toEqual(["A", "A", "C", "A flat"]));

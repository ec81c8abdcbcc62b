import { expect, it } from "vitest";
import { rides, trackOf } from "./rides.ts";

it("rides on forty mornings of two months, the last of them a Monday", () => {
  expect(rides).toHaveLength(40);
  expect(rides[0]?.date).toMatch(/^Friday,? 1 March$/);
  expect(rides.at(-1)?.date).toMatch(/^Monday,? 29 April$/);
});

it("counts 23 to 17 for the north, six of them wet and three turned round", () => {
  expect(rides.filter(({ bridge }) => bridge === "north")).toHaveLength(23);
  expect(rides.filter(({ bridge }) => bridge === "south")).toHaveLength(17);
  expect(rides.filter(({ isWet }) => isWet)).toHaveLength(6);
  expect(rides.filter(({ isTurned }) => isTurned)).toHaveLength(3);
});

it("draws each morning from the door to the studio, and one to a dentist", () => {
  for (let number = 1; number <= 40; number += 1) {
    const track = trackOf(number);
    expect(track).toMatch(/^M58 176Q/);
    expect(track.endsWith(number === 32 ? "L462 44" : "L546 168")).toBe(true);
    expect(track).not.toMatch(/NaN|undefined/);
    expect(trackOf(number)).toBe(track);
  }
  expect(new Set(rides.map((_, at) => trackOf(at + 1))).size).toBe(40);
});

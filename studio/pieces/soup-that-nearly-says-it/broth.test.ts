import { expect, it } from "vitest";
import { chanceFrom } from "@toadstool/stage";
import { inProof } from "#testing/seeds.ts";
import { alphabet, packet, words } from "./alphabet.ts";
import { boilUp, type Broth, ladle, simmer, stir } from "./broth.ts";
import { pot } from "./floating.ts";

function simmered(seconds: number, seed = 1, from = ladle(chanceFrom(seed))): Broth {
  for (let step = 0; step < seconds * 20; step++) simmer(from, 1 / 20);
  return from;
}

const outside = ({ things }: Broth) =>
  things.filter(({ x, y }) => !(Math.hypot(x - pot.x, y - pot.y) < pot.radius));

it("is the same soup for the same seed", () => {
  expect(simmered(5, 1).things).toEqual(simmered(5, 1).things);
  expect(simmered(5, 1).things).not.toEqual(simmered(5, 2).things);
});

it("can be written with what is in the packet", () => {
  for (const sign of packet) expect(alphabet[sign]).toMatch(/^M/);
  for (const word of words) expect([...word].filter((sign) => !packet.includes(sign))).toEqual([]);
});

it("brings the letters of a word into a row, upright, and lets them go again", () => {
  const broth = simmered(10);
  expect(broth.word).not.toBeNull();
  const row = broth.things.filter(({ slot }) => slot).toSorted((one, other) => one.x - other.x);
  expect(row.map(({ sign }) => sign).join("")).toBe(broth.word);
  for (const { x, y, slot } of row)
    expect(Math.hypot(x - (slot?.x ?? 0), y - (slot?.y ?? 0))).toBeLessThan(4);
  simmered(6, 1, broth);
  expect(broth.things.some(({ slot }) => slot)).toBe(false);
});

it("is interrupted by a spoon, and by boiling up", () => {
  const stirred = simmered(8);
  const [letter] = stirred.things.filter(({ slot }) => slot);
  stir(stirred, { x: letter?.x ?? 0, y: letter?.y ?? 0 }, { x: 200, y: 0 }, 1 / 20);
  expect(stirred.word).toBeNull();
  const boiled = simmered(8);
  boilUp(boiled, pot);
  expect(boiled.word).toBeNull();
});

it("is stirred alike, however often a second it is drawn", () => {
  const [rare = [], usual = [], often = []] = [30, 60, 120].map((rate) => {
    const broth = ladle(chanceFrom(1));
    for (let n = 0; n < rate / 5; n++) stir(broth, pot, { x: 50, y: -20 }, 1 / rate);
    return broth.things.map(({ vx, vy, spin }) => [vx, vy, spin]).flat();
  });
  expect(Math.max(...rare)).toBeGreaterThan(10);
  for (const [n, value] of usual.entries()) {
    expect(value).toBeCloseTo(rare[n] ?? NaN, 6);
    expect(value).toBeCloseTo(often[n] ?? NaN, 6);
  }
});

it(
  "boils over in no case: thousands of steps of wild stirring keep everything in the bowl",
  { timeout: 60_000 },
  () => {
    const broth = ladle(chanceFrom(2));
    for (let step = 0; step < inProof(10_000, 2_000); step++) {
      if (step % 3 === 0) stir(broth, { x: pot.x + (step % 90), y: pot.y }, { x: 4000, y: -9000 }, 0.1);
      if (step % 400 === 0) boilUp(broth, pot);
      simmer(broth, 0.1);
    }
    expect(outside(broth)).toEqual([]);
    expect(broth.things.length).toBe(61);
    expect(broth.bubbles.length).toBeLessThanOrEqual(24);
  },
);

import { expect, it } from "vitest";
import { drawCard } from "../card/card.ts";
import { readSwap, writeSwap } from "../code.ts";
import { printPage } from "../print.ts";
import { sample } from "./sample.ts";
import { swapKit as kit } from "./swap-kit.ts";

it("has what addresses can name, and no more", () => {
  expect(kit.stamps.length).toBeGreaterThanOrEqual(24);
  for (const [list, most] of [
    [kit.stamps, 64],
    [kit.inks, 8],
    [kit.papers, 4],
    [kit.faces, 4],
    [[...kit.alphabet], 128],
  ] as const)
    expect(list.length).toBeLessThanOrEqual(most);
  expect(new Set(kit.alphabet).size).toBe([...kit.alphabet].length);
  expect(new Set(kit.stamps.map(({ name }) => name)).size).toBe(kit.stamps.length);
});

it("can set each line that is dealt in each face", () => {
  for (const line of kit.lines) {
    expect(line.length).toBeLessThanOrEqual(24);
    for (const { name, signs, isCapitals } of kit.faces)
      for (const sign of isCapitals ? line.toUpperCase() : line)
        expect(signs[sign], `${sign} in ${name}`).toBeDefined();
  }
});

it("has a sample that its address holds", () => {
  expect(readSwap(kit, writeSwap(kit, sample))).toEqual(sample);
  for (const page of sample.pages) expect(printPage(kit, page)).not.toMatch(/undefined|NaN/);
});

it("can print each stamp and each letter on a card", async () => {
  for (let first = 0; first < kit.stamps.length; first += 20) {
    const marks = kit.stamps.slice(first, first + 20).map((_, at) => ({
      stamp: first + at,
      ink: at % 6,
      x: (at * 12) % 256,
      y: (at * 40) % 256,
      turn: at,
      size: 1,
    }));
    const lines = [0, 1].map((face) => ({ face, text: "Ag&?9 →", ink: 0, x: 128, y: 128, turn: 0, size: 1 }));
    const card = await drawCard(kit, { ...sample, pages: [{ paper: 0, marks: [...marks, ...lines] }] });
    expect(card.length).toBeGreaterThan(2_000);
    expect(card.length).toBeLessThan(200_000);
  }
});

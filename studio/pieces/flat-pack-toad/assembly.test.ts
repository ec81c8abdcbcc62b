import { expect, it } from "vitest";
import { randomFrom } from "@toadstool/stage";
import { assembledWrong, correction, exchanged, improvement, isToad, slots, stance } from "./assembly.ts";

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const toad = slots.map((_, slot) => slot);

it("is put together from every part, and never makes a toad by itself", () => {
  for (const seed of seeds) {
    const random = randomFrom(seed);
    let assembly = assembledWrong(random);
    for (let n = 0; n < 20; n++) {
      expect(isToad(assembly)).toBe(false);
      expect(assembly.toSorted()).toEqual(toad);
      assembly = exchanged(assembly, ...improvement(assembly, random));
    }
  }
});

it("takes a toad apart when it improves one", () => {
  for (const seed of seeds)
    expect(isToad(exchanged(toad, ...improvement(toad, randomFrom(seed))))).toBe(false);
});

it("is a toad after six corrections at most, and then needs none", () => {
  for (const seed of seeds) {
    let assembly = assembledWrong(randomFrom(seed));
    let made = 0;
    for (let next = correction(assembly); next; next = correction(assembly)) {
      assembly = exchanged(assembly, ...next);
      made += 1;
    }
    expect(isToad(assembly)).toBe(true);
    expect(made).toBeLessThanOrEqual(6);
  }
});

it("stands level on four legs, also with a leg for an arm, and leans towards an eye", () => {
  expect(stance(toad)).toEqual({ roll: 0, pitch: -0, drop: 0 });
  expect(stance(exchanged(toad, 3, 5))).toEqual(stance(toad));
  expect(stance(exchanged(toad, 0, 3)).roll).toBeLessThan(0);
});

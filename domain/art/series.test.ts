import * as v from "valibot";
import { expect, it } from "vitest";
import { type Series, series, seriesNeighbours, seriesStillOf } from "./series.ts";

const work = (number: number, seed: number) => ({ number, seed, title: `Work ${number}`, alt: "A snake." });
const snakes: Series = {
  slug: "snakes",
  title: "Snakes",
  date: "2022-06-18",
  description: "Snakes.",
  words: ["Long ones."],
  alt: "A wall of snakes.",
  made: "A program",
  works: [work(1, 5), work(2, 0), work(3, 4_294_967_295)],
};

it("takes works that are numbered in order, each with a seed of its own", () => {
  expect(v.safeParse(series, snakes).success).toBe(true);
});

it.each([
  [[], "needs a work"],
  [[work(2, 5)], "must be numbered from 1 in their order"],
  [[work(1, 5), work(3, 6)], "must be numbered from 1 in their order"],
  [[work(1, 5), work(2, 5)], "must have a seed each that no other has"],
  [[work(1, -1)], "must not be below 0"],
  [[work(1, 4_294_967_296)], "must be below 4294967296"],
  [[work(1, 0.5)], "must be whole"],
])("reports what is wrong with works", (works, message) => {
  const { issues = [] } = v.safeParse(series, { ...snakes, works });
  expect(issues.map((issue) => issue.message)).toContain(message);
});

it("leads from the last work to the first and back", () => {
  expect(seriesNeighbours(snakes, 2)).toEqual({ previous: snakes.works[0], next: snakes.works[2] });
  expect(seriesNeighbours(snakes, 1).previous.number).toBe(3);
  expect(seriesNeighbours(snakes, 3).next.number).toBe(1);
});

it("keeps a work's stills under its series and number", () => {
  const { src, whole, srcSet, avif } = seriesStillOf("snakes", 7);
  expect(src).toBe("/images/series/snakes/7-400.webp");
  expect(whole).toBe("/images/series/snakes/7.webp");
  expect(srcSet).toBe("/images/series/snakes/7-400.webp 400w, /images/series/snakes/7.webp 900w");
  expect(avif).toBe("/images/series/snakes/7-400.avif 400w, /images/series/snakes/7-900.avif 900w");
});

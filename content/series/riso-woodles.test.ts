import * as v from "valibot";
import { expect, it } from "vitest";
import { sheetSvg } from "#art/series/press-sheet.ts";
import { woodle } from "#art/series/riso-woodles/woodle.ts";
import { series } from "#domain/art/series.ts";
import { risoWoodles } from "./riso-woodles.ts";

/** Of each published work's vector drawing, in order. A work that somebody has on the wall must not change. */
const published = [
  "bfc66c20",
  "9f854f9e",
  "01d28eeb",
  "fdd684bf",
  "f7bdb80e",
  "9ea9b021",
  "c63e6cd4",
  "2f34efbb",
  "c6f9a226",
  "d90698bc",
  "4f4fbd3d",
  "e17b714b",
  "7c15253e",
  "0c0318cd",
  "2a84e1bd",
  "3fda216e",
  "13a87e0e",
  "eb068a66",
  "05a268b7",
  "d5da9bfb",
  "b2ce08f2",
  "fa162e40",
  "dc19e6ba",
  "5bd1c203",
];

it("draws every published work as it was published", { timeout: 30_000 }, () => {
  const drawn = risoWoodles.works.map(({ seed }) => fingerprint(sheetSvg(woodle(seed).sheet)));
  expect(drawn).toEqual(published);
});

it("describes every work as it is drawn", { timeout: 30_000 }, () => {
  for (const { seed, alt } of risoWoodles.works) expect(alt).toBe(woodle(seed).alt);
});

it("is a series of twenty-four, numbered in order, no seed or title twice", () => {
  const { works } = v.parse(series, risoWoodles);
  expect(works.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  expect(new Set(works.map(({ seed }) => seed)).size).toBe(24);
  expect(new Set(works.map(({ title }) => title)).size).toBe(24);
});

/** FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

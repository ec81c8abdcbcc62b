import * as v from "valibot";
import { expect, it } from "vitest";
import { sheetSvg } from "#art/series/press-sheet.ts";
import { woodle } from "#art/series/riso-woodles/woodle.ts";
import { series } from "#domain/art/series.ts";
import { risoWoodles } from "./riso-woodles.ts";

/** Of each published work's vector drawing, in order. A work that somebody has on the wall must not change. */
const published = [
  "bc3a348c",
  "497d1e1b",
  "0fec9387",
  "6108d8f7",
  "31e97a16",
  "b08aaefa",
  "31e51690",
  "485b67bf",
  "40a17332",
  "836e0ba0",
  "d0a0e026",
  "9ba69ae0",
  "8c201846",
  "fc45804c",
  "a86cb574",
  "abebd0f1",
  "9e58222f",
  "df55dcee",
  "dab490f3",
  "399589e7",
  "1308dd16",
  "c91a1b78",
  "11476e51",
  "e5e0617f",
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

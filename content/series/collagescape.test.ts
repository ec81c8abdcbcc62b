import * as v from "valibot";
import { expect, it } from "vitest";
import { drawCollagescape } from "#art/series/collagescape/collagescape.ts";
import { series } from "#domain/art/series.ts";
import { collagescape } from "./collagescape.ts";

/** Of each published work's vector drawing, in order. A work that somebody has on the wall must not change. */
const published = [
  "7e98d970",
  "945bc257",
  "ae8a20f4",
  "2576c6e9",
  "a1f43776",
  "6b48d9ee",
  "b7014dba",
  "ba599956",
  "a02c9ae6",
  "766459cd",
  "ad032062",
  "6d15be90",
  "d58c767e",
  "d485f299",
  "ebe68316",
  "4dc8fff3",
  "9f97a30d",
  "31c5e6a2",
  "9ac569e3",
  "ecde2e20",
  "6c118a64",
  "366f1787",
  "516e0e76",
  "cecd67b9",
];

it("draws every published work as it was published", { timeout: 30_000 }, () => {
  const drawn = collagescape.works.map(({ seed }) => fingerprint(drawCollagescape(seed).svg()));
  expect(drawn).toEqual(published);
});

it("describes every work as it is drawn", { timeout: 30_000 }, () => {
  for (const { seed, alt } of collagescape.works) expect(alt).toBe(drawCollagescape(seed).alt);
});

it("is a series of twenty-four, numbered in order, no seed or title twice", () => {
  const { works } = v.parse(series, collagescape);
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

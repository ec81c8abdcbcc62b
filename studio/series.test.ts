import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { series } from "#domain/art/series.ts";
import { allSeries, seriesInks } from "./series.ts";
import { seriesPrograms } from "./series-programs.ts";

/** Of each published work's vector drawing, in order. A work that somebody has on the wall must not change. */
const published: Record<string, string[]> = {
  "riso-woodles": [
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
  ],
  collagescape: [
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
  ],
};

describe.each(allSeries)("$title", ({ slug, works, ...facts }) => {
  it(
    "draws every published work as it was published, and tells what is drawn and in which inks",
    { timeout: 30_000 },
    async () => {
      const draw = await seriesPrograms[slug]?.();
      const drawn = works.map(({ seed }) => draw?.(seed));
      expect(drawn.map((work) => fingerprint(work?.svg() ?? ""))).toEqual(published[slug]);
      expect(works.map(({ alt }) => alt)).toEqual(drawn.map((work) => work?.alt));
      const inks = drawn.map((work) => work?.inks.map(({ name, colour }) => [name, colour]));
      expect(seriesInks[slug]).toEqual(inks);
    },
  );

  it("is a series of twenty-four, numbered in order, no seed or title twice", () => {
    v.parse(series, { slug, works, ...facts });
    expect(works.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(new Set(works.map(({ seed }) => seed)).size).toBe(24);
    expect(new Set(works.map(({ title }) => title)).size).toBe(24);
  });
});

/** FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

import { describe, expect, it } from "vitest";
import { words } from "#testing/words.ts";
import type { Artwork } from "./artwork.ts";
import { pageWordsOf } from "./page-words.ts";
import { workOfSeries } from "./series.ts";
import { workOfZine } from "./zine.ts";
import { galleryAddress, inMedium, mediumAsked, standingOf, yearOf } from "./gallery.ts";

const works: Pick<Artwork, "slug" | "medium">[] = [
  { slug: "moth", medium: "print" },
  { slug: "chair", medium: "3d" },
  { slug: "gloves", medium: "print" },
];

describe("the filter", () => {
  it("takes a medium that there is, and every other word for none", () => {
    expect(mediumAsked(new URLSearchParams("medium=3d"))).toBe("3d");
    for (const query of ["", "medium=", "medium=3D", "medium=constructor"])
      expect(mediumAsked(new URLSearchParams(query))).toBeNull();
  });

  it("keeps the order of the works that match", () => {
    expect(inMedium(works, "print").map(({ slug }) => slug)).toEqual(["moth", "gloves"]);
    expect(inMedium(works, null)).toHaveLength(3);
  });

  it("is kept in the addresses of the gallery and of a work", () => {
    expect(galleryAddress({ medium: null })).toBe("/art");
    expect(galleryAddress({ slug: "moth", medium: null })).toBe("/art/moth");
    expect(galleryAddress({ slug: "moth", medium: "print" })).toBe("/art/moth?medium=print");
  });
});

describe("the place of a work", () => {
  it("is counted among all works, with none beyond either end", () => {
    expect(standingOf(works, "moth", null)).toMatchObject({ position: 1, count: 3, previous: null });
    expect(standingOf(works, "chair", null)).toMatchObject({
      previous: { slug: "moth" },
      next: { slug: "gloves" },
    });
    expect(standingOf(works, "gloves", null)?.next).toBeNull();
  });

  it("is counted within the chosen medium", () => {
    expect(standingOf(works, "gloves", "print")).toMatchObject({
      position: 2,
      count: 2,
      previous: { slug: "moth" },
      medium: "print",
    });
  });

  it("is counted among all works where the work is of another medium", () => {
    expect(standingOf(works, "chair", "print")).toMatchObject({ position: 2, count: 3, medium: null });
  });

  it("is nowhere for a work that there is not", () => {
    expect(standingOf(works, "unknown", null)).toBeNull();
  });
});

it("dates a work by the year, as a language writes it", () => {
  expect(["en-GB", "ja", "ar-EG"].map((language) => yearOf({ date: "2023-09-04" }, language))).toEqual([
    "2023",
    "2023年",
    "٢٠٢٣",
  ]);
});

describe("works with pages of their own", () => {
  const facts = {
    slug: "snakes",
    title: "Snakes",
    date: "2022-01-02",
    words: ["Why."],
    alt: "A snake",
    made: "Pink on cream",
    description: "About hands.",
  };

  it("hangs in the gallery and leads there", () => {
    const ofZine = workOfZine({ ...facts, pages: [] });
    expect(ofZine).toMatchObject({ medium: "zine", page: "/art/zine/snakes" });
    expect(pageWordsOf(ofZine, words)).toBe("Read the zine");
    const work = { number: 1, seed: 1, title: "One", alt: "One" };
    const ofSeries = workOfSeries({ ...facts, works: [work, work] });
    expect(ofSeries).toMatchObject({ medium: "series", page: "/art/series/snakes" });
    expect(pageWordsOf(ofSeries, words)).toBe("See all 2 works");
    expect(pageWordsOf(workOfSeries({ ...facts, works: [work] }), words)).toBe("See the one work");
    expect(pageWordsOf({ ...ofSeries, pageWords: "Come in" }, words)).toBe("Come in");
  });
});

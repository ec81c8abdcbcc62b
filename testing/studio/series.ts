import type { Series } from "#domain/art/series.ts";
import { grids } from "./series/grids.ts";

export const allSeries: Series[] = [
  {
    slug: "small-grids",
    title: "Small Grids",
    date: "2023-05-14",
    description: "Squares by number.",
    words: ["Each is drawn from its number."],
    alt: "Three small prints of squares.",
    made: "A program, two inks",
    works: grids.map(({ seed, title }, index) => ({
      number: index + 1,
      seed,
      title,
      alt: `Squares in rows, by the number ${seed}.`,
    })),
  },
];

export const seriesInks: Readonly<Record<string, readonly (readonly (readonly [string, string])[])[]>> = {
  "small-grids": grids.map(() => [
    ["Blue", "#2743b5"],
    ["Coral", "#ff7a5c"],
  ]),
};

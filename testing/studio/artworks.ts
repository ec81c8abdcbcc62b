import { type Artwork, newestFirst } from "#domain/art/artwork.ts";
import { workOfSeries } from "#domain/art/series.ts";
import { workOfZine } from "#domain/art/zine.ts";
import { allSeries } from "./series.ts";
import { zines } from "./zines.ts";

const works: Artwork[] = [
  {
    slug: "blue-square",
    title: "Blue Square",
    date: "2024-06-01",
    medium: "print",
    made: "Two-colour risograph, A3",
    words: ["A square.", "It is blue."],
    alt: "A blue square on cream paper.",
  },
  {
    slug: "tall-letter",
    title: "Tall Letter",
    date: "2023-01-15",
    medium: "print",
    made: "One-colour risograph, A4",
    words: ["A letter, taller than it is wide."],
    alt: "A tall coral letter A on cream paper.",
    still: { width: 1600, height: 2000 },
  },
  {
    slug: "turning-square",
    title: "Turning Square",
    date: "2022-02-02",
    medium: "generative",
    made: "A program of a few lines",
    words: ["It turns for as long as it is looked at."],
    alt: "A coral square, turned a little, on cream paper.",
    page: "/art/3d/turning-square",
    pageWords: "See it turn",
    piece: "turning-square",
    seed: 3,
  },
];

export const artworks: Artwork[] = newestFirst([
  ...works,
  ...zines.map(workOfZine),
  ...allSeries.map(workOfSeries),
]);

import type { Zine } from "#domain/art/zine.ts";

export const fourWalls: Zine = {
  slug: "four-walls",
  title: "Four Walls",
  date: "2022-11-20",
  description: "A room in four pages.",
  words: ["The room is square, and so are the pages."],
  alt: "The cover: a large coral 1.",
  made: "Coral on cream, 4 pages, square",
  height: 1200,
  pages: [
    { alt: "The first wall.", transcript: "North" },
    { alt: "The second wall.", transcript: "East" },
    { alt: "The third wall.", transcript: "" },
    { alt: "The fourth wall.", transcript: "West" },
  ],
};

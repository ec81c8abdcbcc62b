import type { Zine } from "#domain/art/zine.ts";

export const eightFolds: Zine = {
  slug: "eight-folds",
  title: "Eight Folds",
  date: "2024-03-09",
  description: "Eight pages, a number on each.",
  words: ["Made to be folded."],
  alt: "The cover: a large blue 1.",
  made: "Blue and coral on cream, 8 pages, A7",
  pages: ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"].map((transcript, index) => ({
    alt: `A large ${index + 1}.`,
    transcript,
  })),
};

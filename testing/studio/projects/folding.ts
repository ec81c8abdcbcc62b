import type { Project } from "#domain/works/project.ts";

export const folding: Project = {
  slug: "folding",
  title: "Folding, an Introduction",
  date: "2020",
  text: "A sheet that folds into the book that explains it.",
  story: "Fold it in half.\n\n## And then\n\nAgain.",
  tools: ["Bone folder"],
  tags: ["paper", "book"],
  categories: [1, 99],
  image: "folding.webp",
  description: "A sheet of paper with a fold along its middle.",
  link: "https://code.ada.example/folding",
};

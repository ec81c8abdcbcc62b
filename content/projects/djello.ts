import type { Project } from "#domain/portfolio/project.ts";

export const djello: Project = {
  slug: "djello",
  title: "Djello",
  date: "2022 to 2023",
  text: "A drum machine made of jelly: every beat wobbles, and the wobble is the swing.",
  story: "A drum machine made of jelly: every beat wobbles, and the wobble is the swing.",
  tools: ["Web Audio", "Canvas", "TypeScript"],
  tags: ["music", "drum machine"],
  categories: [5, 0],
  image: "djello.webp",
  description: "Djello",
};

import type { Project } from "#domain/portfolio/project.ts";

export const seedLibrary: Project = {
  slug: "seed-library",
  title: "Seed Library",
  date: "2019 to 2021",
  text: "A lending library for seeds: borrow in spring, return in autumn, with interest.",
  story: "A lending library for seeds: borrow in spring, return in autumn, with interest.",
  tools: ["Remix", "SQLite", "Label printer"],
  tags: ["gardening", "lending", "community"],
  categories: [0, 3],
  image: "seed-library.webp",
  description: "Seed Library",
};

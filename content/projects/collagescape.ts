import type { Project } from "#domain/portfolio/project.ts";

export const collagescape: Project = {
  slug: "collagescape",
  title: "Collagescape",
  date: "2021",
  text: "Landscapes torn from paper, where a program does the tearing and nobody gets glue on the table.",
  story: "Landscapes torn from paper, where a program does the tearing and nobody gets glue on the table.",
  tools: ["Canvas", "TypeScript", "Scanner"],
  tags: ["collage", "landscape", "generative"],
  categories: [7, 0],
  image: "collagescape.webp",
  description: "Collagescape",
};

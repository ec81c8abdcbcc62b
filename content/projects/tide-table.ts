import type { Project } from "#domain/portfolio/project.ts";

export const tideTable: Project = {
  slug: "tide-table",
  title: "Tide Table",
  date: "2018 to 2019",
  text: "A table that tilts with the tide of a harbour forty miles away. Soup is served at slack water.",
  story: "A table that tilts with the tide of a harbour forty miles away. Soup is served at slack water.",
  tools: ["Stepper motors", "Arduino", "Oak"],
  tags: ["sea", "furniture", "tides"],
  categories: [1, 4, 2],
  image: "tide-table.webp",
  description: "Tide Table",
};

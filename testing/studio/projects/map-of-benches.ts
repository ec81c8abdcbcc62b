import type { Project } from "#domain/works/project.ts";

export const mapOfBenches: Project = {
  slug: "map-of-benches",
  title: "Map of Benches",
  date: "Summer 2022",
  text: "Every bench in town, and what can be seen from it.",
  story: "There are 212.\n\n## Counting\n\nOn foot.",
  tools: ["TypeScript", "SQLite"],
  tags: ["map", "walking"],
  categories: [0],
  image: "map-of-benches.webp",
  description: "Dots on a plan of streets.",
  featuredImage: "map-of-benches.gif",
  featuredText: "212 benches.",
  featuredButtonText: "Find a bench",
  featuredLink: "/portfolio/map-of-benches",
  featuredSameTab: true,
};

import type { Project } from "#domain/portfolio/project.ts";

export const crystalClear: Project = {
  slug: "crystal-clear",
  title: "Crystal Clear",
  date: "2021 to 2022",
  text: "Salt crystals grown for nine weeks on copper wire show, by how clear or cloudy they grow, what is in a canal's water.",
  story:
    "Salt crystals grown for nine weeks on copper wire show, by how clear or cloudy they grow, what is in a canal's water.",
  tools: ["Raspberry Pi", "Python", "Projection mapping"],
  tags: ["water", "salt", "projection"],
  categories: [2, 1, 4],
  image: "crystal-clear.webp",
  description: "Crystal Clear",
  featuredImage: "crystal-clear.mp4",
  featuredText:
    "Salt crystals grown for nine weeks on copper wire show, by how clear or cloudy they grow, what is in a canal's water.",
  featuredButtonText: "Read the story",
  featuredLink: "/portfolio/crystal-clear",
  featuredSameTab: true,
};

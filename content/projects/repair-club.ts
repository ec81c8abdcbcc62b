import type { Project } from "#domain/portfolio/project.ts";

export const repairClub: Project = {
  slug: "repair-club",
  title: "Repair Club",
  date: "2016 to 2019",
  text: "Once a month, a hall, twelve menders and a queue: 418 things came in broken and 291 went home whole.",
  story:
    "Once a month, a hall, twelve menders and a queue: 418 things came in broken and 291 went home whole.",
  tools: ["Screwdrivers", "Soldering iron", "Tea"],
  tags: ["workshop", "repair", "community"],
  categories: [99],
  image: "repair-club.webp",
  description: "Repair Club",
};

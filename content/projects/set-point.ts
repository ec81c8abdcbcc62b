import type { Project } from "#domain/portfolio/project.ts";

export const setPoint: Project = {
  slug: "set-point",
  title: "Set Point",
  date: "Summer 2020",
  text: "Thirty days of one fridge's temperature set as thirty layers of jelly, and eaten at the opening.",
  story: "Thirty days of one fridge's temperature set as thirty layers of jelly, and eaten at the opening.",
  tools: ["Thermistor", "Python", "Gelatine"],
  tags: ["temperature", "kitchen", "layers"],
  categories: [5, 4],
  image: "set-point.webp",
  description: "Set Point",
};

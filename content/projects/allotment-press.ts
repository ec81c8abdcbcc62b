import type { Project } from "#domain/portfolio/project.ts";

export const allotmentPress: Project = {
  slug: "allotment-press",
  title: "Allotment Press",
  date: "2018",
  text: "A website for a press that prints four books a year and would rather be digging.",
  story: "A website for a press that prints four books a year and would rather be digging.",
  tools: ["Eleventy", "CSS", "Print stylesheet"],
  tags: ["publishing", "books", "shop"],
  categories: [0, 3],
  image: "allotment-press.webp",
  description: "Allotment Press",
};

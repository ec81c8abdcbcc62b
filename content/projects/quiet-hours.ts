import type { Project } from "#domain/portfolio/project.ts";

export const quietHours: Project = {
  slug: "quiet-hours",
  title: "Quiet Hours",
  date: "2020",
  text: "A month of a library's noise, knitted: one row an hour, wool by the decibel.",
  story: "A month of a library's noise, knitted: one row an hour, wool by the decibel.",
  tools: ["Sound level meter", "Knitting machine", "Python"],
  tags: ["library", "noise", "knitting"],
  categories: [4, 1],
  image: "quiet-hours.webp",
  description: "Quiet Hours",
};

import type { Project } from "#domain/portfolio/project.ts";

export const risoWoodles: Project = {
  slug: "riso-woodles",
  title: "Riso Woodles",
  date: "2021 to 2023",
  text: "Woodland creatures doodled by a program and printed in two inks that never quite agree.",
  story: "Woodland creatures doodled by a program and printed in two inks that never quite agree.",
  tools: ["p5.js", "SVG", "Risograph"],
  tags: ["doodles", "woodland", "generative"],
  categories: [7],
  image: "riso-woodles.webp",
  description: "Riso Woodles",
};

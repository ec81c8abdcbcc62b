import type { Project } from "#domain/portfolio/project.ts";

export const waffleStudy: Project = {
  slug: "waffle-study",
  title: "A Waffle, Slowly",
  date: "Spring 2021",
  text: "Butter melts, syrup finds every pocket, steam rises: breakfast in three dimensions, at the speed of breakfast.",
  story:
    "Butter melts, syrup finds every pocket, steam rises: breakfast in three dimensions, at the speed of breakfast.",
  tools: ["Three.js", "GLSL", "Geometry nodes"],
  tags: ["breakfast", "syrup", "three dimensions"],
  categories: [7, 6],
  image: "waffle-study.webp",
  description: "A Waffle, Slowly",
};

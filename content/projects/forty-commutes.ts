import type { Project } from "#domain/portfolio/project.ts";

export const fortyCommutes: Project = {
  slug: "forty-commutes",
  title: "Forty Commutes",
  date: "2019",
  text: "Forty bicycle rides to the same studio, drawn as one line that cannot decide on a bridge.",
  story: "Forty bicycle rides to the same studio, drawn as one line that cannot decide on a bridge.",
  tools: ["GPS logger", "Python", "Pen plotter"],
  tags: ["walking", "maps", "plotter"],
  categories: [4, 7],
  image: "forty-commutes.webp",
  description: "Forty Commutes",
};

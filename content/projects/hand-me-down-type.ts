import type { Project } from "#domain/portfolio/project.ts";

export const handMeDownType: Project = {
  slug: "hand-me-down-type",
  title: "Hand-Me-Down Type",
  date: "2019",
  text: "An alphabet traced from the shop signs of one street, a letter a shop, most of them closed.",
  story: "An alphabet traced from the shop signs of one street, a letter a shop, most of them closed.",
  tools: ["FontForge", "Variable fonts", "Tracing paper"],
  tags: ["lettering", "shop signs", "font"],
  categories: [7, 99],
  image: "hand-me-down-type.webp",
  description: "Hand-Me-Down Type",
};

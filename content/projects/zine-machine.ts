import type { Project } from "#domain/portfolio/project.ts";

export const zineMachine: Project = {
  slug: "zine-machine",
  title: "Zine Machine",
  date: "2018",
  text: "A vending machine that takes a coin and prints, folds and hands over an eight-page zine.",
  story: "A vending machine that takes a coin and prints, folds and hands over an eight-page zine.",
  tools: ["Thermal printer", "Raspberry Pi", "Coin slot"],
  tags: ["zines", "vending", "print"],
  categories: [1, 2, 99],
  image: "zine-machine.webp",
  description: "Zine Machine",
};

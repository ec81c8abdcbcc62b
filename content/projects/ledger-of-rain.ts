import type { Project } from "#domain/portfolio/project.ts";

export const ledgerOfRain: Project = {
  slug: "ledger-of-rain",
  title: "Ledger of Rain",
  date: "2022",
  text: "A year of rainfall kept like a shop's accounts: one line a day, in blue ink, never in the black.",
  story: "A year of rainfall kept like a shop's accounts: one line a day, in blue ink, never in the black.",
  tools: ["D3", "SVG", "Pen plotter"],
  tags: ["weather", "weaving", "paper"],
  categories: [4, 7],
  image: "ledger-of-rain.webp",
  description: "Ledger of Rain",
};

import type { Project } from "#domain/portfolio/project.ts";

export const pocketPlanetarium: Project = {
  slug: "pocket-planetarium",
  title: "Pocket Planetarium",
  date: "Winter 2022",
  text: "Hold a phone to the sky and it names what the clouds are hiding.",
  story: "Hold a phone to the sky and it names what the clouds are hiding.",
  tools: ["WebXR", "Three.js", "Star catalogue"],
  tags: ["stars", "night", "outdoors"],
  categories: [6, 0],
  image: "pocket-planetarium.webp",
  description: "Pocket Planetarium",
};

import type { Project } from "#domain/portfolio/project.ts";

export const lanternParade: Project = {
  slug: "lantern-parade",
  title: "Lantern Parade",
  date: "Winter 2021",
  text: "Two hundred paper lanterns that agree on a colour while being carried down a hill by children.",
  story: "Two hundred paper lanterns that agree on a colour while being carried down a hill by children.",
  tools: ["ESP32", "ESP-NOW", "Kozo paper"],
  tags: ["light", "parade", "radio"],
  categories: [1, 2, 3],
  image: "lantern-parade.webp",
  description: "Lantern Parade",
};

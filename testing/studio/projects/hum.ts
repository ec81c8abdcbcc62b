import type { Project } from "#domain/works/project.ts";

export const hum: Project = {
  slug: "hum",
  title: "Hum",
  date: "2021",
  text: "A box that hums along.",
  story: "It listens first.\n\n## Listening\n\nWith one ear.",
  tools: ["Pure Data"],
  tags: ["sound", "box"],
  categories: [2],
  image: "hum.webp",
  description: "A wooden box with a round hole.",
};

import type { Project } from "#domain/portfolio/project.ts";

export const busStopOrchestra: Project = {
  slug: "bus-stop-orchestra",
  title: "Bus Stop Orchestra",
  date: "Autumn 2022",
  text: "Four instruments in a bus shelter, played by the buses: the nearer the bus, the fuller the tune.",
  story: "Four instruments in a bus shelter, played by the buses: the nearer the bus, the fuller the tune.",
  tools: ["Teensy", "Pure Data", "Open transit data"],
  tags: ["sound", "city", "public space"],
  categories: [2, 1],
  image: "bus-stop-orchestra.webp",
  description: "Bus Stop Orchestra",
};

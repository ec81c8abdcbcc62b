import type { Project } from "#domain/portfolio/project.ts";

export const ferryTimes: Project = {
  slug: "ferry-times",
  title: "Ferry Times",
  date: "2021",
  text: "An island ferry's timetable that works where the island does: without signal.",
  story: "An island ferry's timetable that works where the island does: without signal.",
  tools: ["TypeScript", "Service worker", "Preact"],
  tags: ["timetable", "offline", "island"],
  categories: [0, 3],
  image: "ferry-times.webp",
  description: "Ferry Times",
};

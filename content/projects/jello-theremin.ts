import type { Project } from "#domain/portfolio/project.ts";

export const jelloTheremin: Project = {
  slug: "jello-theremin",
  title: "Jello Theremin",
  date: "2020",
  text: "A theremin whose antenna is a raspberry jelly; vibrato comes with the dish.",
  story: "A theremin whose antenna is a raspberry jelly; vibrato comes with the dish.",
  tools: ["Arduino", "Capacitive sensing", "Gelatine"],
  tags: ["music", "jelly", "touch"],
  categories: [5, 1],
  image: "jello-theremin.webp",
  description: "Jello Theremin",
};

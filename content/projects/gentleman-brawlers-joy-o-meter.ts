import type { Project } from "#domain/portfolio/project.ts";

export const gentlemanBrawlersJoyOMeter: Project = {
  slug: "gentleman-brawlers-joy-o-meter",
  title: "Gentleman Brawlers Joy-O-Meter",
  date: "2022 to 2023",
  text: "A dial two metres wide that measures how much fun a room is having at a concert and shows it to the band.",
  story:
    "A dial two metres wide that measures how much fun a room is having at a concert and shows it to the band.",
  tools: ["Arduino", "C++", "Piezo sensors", "Addressable LEDs"],
  tags: ["music", "stage", "sensors"],
  categories: [1, 2, 3],
  image: "gentleman-brawlers-joy-o-meter.webp",
  description: "Gentleman Brawlers Joy-O-Meter",
  featuredImage: "gentleman-brawlers-joy-o-meter.mp4",
  featuredText:
    "A dial two metres wide that measures how much fun a room is having at a concert and shows it to the band.",
  featuredButtonText: "Read the story",
  featuredLink: "/portfolio/gentleman-brawlers-joy-o-meter",
  featuredSameTab: true,
};

import type { Project } from "#domain/portfolio/project.ts";

export const museumOfLostGloves: Project = {
  slug: "museum-of-lost-gloves",
  title: "Museum of Lost Gloves",
  date: "2021 to 2022",
  text: "Sixty-one gloves found on railings, scanned and hung in a museum that one walks through in a headset.",
  story:
    "Sixty-one gloves found on railings, scanned and hung in a museum that one walks through in a headset.",
  tools: ["Photogrammetry", "A-Frame", "Blender"],
  tags: ["museum", "walking", "photogrammetry"],
  categories: [6, 7],
  image: "museum-of-lost-gloves.webp",
  description: "Museum of Lost Gloves",
};

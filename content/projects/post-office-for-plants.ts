import type { Project } from "#domain/portfolio/project.ts";

export const postOfficeForPlants: Project = {
  slug: "post-office-for-plants",
  title: "Post Office for Plants",
  date: "2017 to 2018",
  text: "House plants that send a postcard when they are thirsty, and a rude one when it is too late.",
  story: "House plants that send a postcard when they are thirsty, and a rude one when it is too late.",
  tools: ["Soil sensors", "LoRa", "Receipt printer"],
  tags: ["plants", "postcards", "radio"],
  categories: [1, 99],
  image: "post-office-for-plants.webp",
  description: "Post Office for Plants",
};

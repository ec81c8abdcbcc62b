import type { Project } from "#domain/portfolio/project.ts";

export const myceliumMail: Project = {
  slug: "mycelium-mail",
  title: "Mycelium Mail",
  date: "2019 to 2020",
  text: "Short letters travel through a wood as light under the moss and take an evening to arrive.",
  story: "Short letters travel through a wood as light under the moss and take an evening to arrive.",
  tools: ["Fibre optics", "ESP32", "Moss"],
  tags: ["forest", "letters", "light"],
  categories: [2, 1],
  image: "mycelium-mail.webp",
  description: "Mycelium Mail",
};

import type { Project } from "#domain/portfolio/project.ts";

export const toadInTheRoom: Project = {
  slug: "toad-in-the-room",
  title: "Toad in the Room",
  date: "2023",
  text: "A toad that sits on your real carpet, on your real phone, and screams when it is tapped.",
  story: "A toad that sits on your real carpet, on your real phone, and screams when it is tapped.",
  tools: ["WebXR", "glTF", "Blender"],
  tags: ["toad", "augmented reality"],
  categories: [6, 7],
  image: "toad-in-the-room.webp",
  description: "Toad in the Room",
};

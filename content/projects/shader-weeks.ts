import type { Project } from "#domain/portfolio/project.ts";

export const shaderWeeks: Project = {
  slug: "shader-weeks",
  title: "Shader Weeks",
  date: "Autumn 2020",
  text: "Six weeks, six small programs that colour every pixel at once, from a circle to a sea.",
  story: "Six weeks, six small programs that colour every pixel at once, from a circle to a sea.",
  tools: ["GLSL", "WebGL"],
  tags: ["shaders", "study", "noise"],
  categories: [7, 0],
  image: "shader-weeks.webp",
  description: "Shader Weeks",
};

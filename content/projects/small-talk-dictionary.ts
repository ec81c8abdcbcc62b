import type { Project } from "#domain/portfolio/project.ts";

export const smallTalkDictionary: Project = {
  slug: "small-talk-dictionary",
  title: "Small Talk Dictionary",
  date: "2017",
  text: "Three hundred ways to say it is cold, sorted by how much the speaker would like to leave.",
  story: "Three hundred ways to say it is cold, sorted by how much the speaker would like to leave.",
  tools: ["Corpus linguistics", "Python", "Letterpress"],
  tags: ["conversation", "dictionary", "book"],
  categories: [99, 0],
  image: "small-talk-dictionary.webp",
  description: "Small Talk Dictionary",
};

import type { Project } from "#domain/portfolio/project.ts";

export const paperClock: Project = {
  slug: "paper-clock",
  title: "Paper Clock",
  date: "Spring 2024",
  text: "A clock of folded paper that is right twice an hour.",
  story:
    "It began with a fold.\n\n## How it works\n\nOne hand pulls the other.\n\n## What broke\n\nThe first hand.",
  tools: ["Risograph", "Bone folder"],
  tags: ["clock", "paper"],
  categories: [1],
  image: "paper-clock.webp",
  description: "A round clock face cut from blue paper.",
  link: "https://code.ada.example/paper-clock",
  extra: [{ label: "How it folds", href: "/blog/how-to-fold" }],
  featuredImage: "paper-clock.gif",
  featuredDescription: "The hand of a paper clock moves on.",
  featuredText: "Right twice an hour.",
  featuredButtonText: "See the clock",
  featuredLink: "/portfolio/paper-clock",
  featuredSameTab: true,
};

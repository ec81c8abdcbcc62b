import type { Project } from "#domain/portfolio/project.ts";

export const signSearch: Project = {
  slug: "sign-search",
  title: "Sign Search",
  date: "2020 to 2023",
  text: "A dictionary of sign language searched by what a sign looks like: hand shape, place and movement. About 1,000 people have used it.",
  story:
    "A dictionary of sign language searched by what a sign looks like: hand shape, place and movement. About 1,000 people have used it.",
  tools: ["TypeScript", "React", "MediaPipe", "Cloudflare Workers"],
  tags: ["sign language", "search", "accessibility"],
  categories: [0],
  image: "sign-search.webp",
  description: "Sign Search",
  featuredImage: "sign-search.gif",
  featuredText:
    "A dictionary of sign language searched by what a sign looks like: hand shape, place and movement. About 1,000 people have used it.",
  featuredButtonText: "Read the story",
  featuredLink: "/portfolio/sign-search",
  featuredSameTab: true,
};

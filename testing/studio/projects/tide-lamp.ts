import type { Project } from "#domain/works/project.ts";

export const tideLamp: Project = {
  slug: "tide-lamp",
  title: "Tide Lamp",
  date: "2022 to 2023",
  text: { markdown: "A lamp that follows the **tide**, as the [harbour](https://harbour.example) tells it." },
  story: "The harbour publishes a number every ten minutes.\n\n## The number\n\nIt goes up and down.",
  tools: ["TypeScript", "ESP32"],
  tags: ["lamp", "tide", "water"],
  categories: [0, 99],
  image: "tide-lamp.webp",
  centerImage: false,
  description: "A lamp, half of it blue.",
  extra: { markdown: "- the `code`\n- the [harbour](https://harbour.example)" },
  featuredImage: "tide-lamp.gif",
  featuredText: "High light at high water.",
  featuredButtonText: "Read on",
  featuredLink: "https://harbour.example",
};

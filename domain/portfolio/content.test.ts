import { describe, expect, it } from "vitest";
import { projects } from "#content/projects.ts";
import { categories } from "./category.ts";
import { featuredProjects } from "./project.ts";

describe("the studio's projects", () => {
  it("are at least 24", () => expect(projects.length).toBeGreaterThanOrEqual(24));

  it.each(categories)("hold at least one of the category $name ($code)", ({ code }) => {
    expect(projects.filter((project) => project.categories.includes(code)).length).toBeGreaterThan(0);
  });

  it("feature the three: Gentleman Brawlers Joy-O-Meter, Crystal Clear, Sign Search with its about 1,000 users", () => {
    const featured = featuredProjects(projects);
    expect(featured.map(({ title }) => title)).toEqual([
      "Gentleman Brawlers Joy-O-Meter",
      "Crystal Clear",
      "Sign Search",
    ]);
    expect(featured[2]?.text).toMatch(/about 1,000 people/i);
  });
});

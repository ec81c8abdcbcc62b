import { describe, expect, it } from "vitest";
import { projects } from "#studio/projects.ts";
import { archiveFilter, filterArchive } from "#domain/project-pages/archive.ts";
import { categories } from "#studio/categories.ts";
import { plainText } from "#domain/works/plain-text.ts";
import { featuredProjects } from "#domain/works/project.ts";

describe("the studio's projects", () => {
  it("are at least 24", () => expect(projects.length).toBeGreaterThanOrEqual(24));

  it.each(categories)("hold at least one of the category $name ($code)", ({ code }) => {
    expect(projects.filter((project) => project.categories.includes(code)).length).toBeGreaterThan(0);
  });

  it("answer the words in the archive's search field, one by one and all at once", () => {
    const shown = projects.map((project) => ({ ...project, text: plainText(project.text) }));
    for (const q of ["Arduino", "2021", "jelly", "Arduino, 2021, jelly"])
      expect(
        filterArchive(shown, archiveFilter(new URLSearchParams({ q }), [])).length,
        `"${q}"`,
      ).toBeGreaterThan(0);
  });

  it("feature the three: Gentleman Brawlers Joy-O-Meter, Crystal Clear, Sign Search with its about 1,000 users", () => {
    const featured = featuredProjects(projects);
    expect(featured.map(({ title }) => title)).toEqual([
      "Gentleman Brawlers Joy-O-Meter",
      "Crystal Clear",
      "Sign Search",
    ]);
    expect(plainText(featured[2]?.text ?? "")).toMatch(/about 1,000 people/i);
  });

  it.each([
    ["Web", 0],
    ["Physical Computing", 1],
    ["Installation", 2],
    ["Client", 3],
    ["Data Visualization", 4],
    ["Jello", 5],
    ["AR/VR", 6],
    ["Digital Art", 7],
    ["Other", 99],
  ])("knows the category %s by the code %i", (name, code) => {
    expect(categories.find((category) => category.name === name)?.code).toBe(code);
  });
});

import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { archiveFilter, filterArchive, nearestProjects } from "./archive.ts";
import { allCategories, categoryList, shownCategories } from "../facts/category.ts";
import { featuredProjects } from "../works/project.ts";

const categories = [0, 1, 2, 4, 6, 99].map((code) => ({ code, name: `Category ${code}` }));

const lamp = {
  title: "Moon Lamp",
  date: "Spring 2021",
  text: "A lamp that waxes and wanes.",
  tools: ["Arduino", "C++"],
  tags: ["light"],
  categories: [1, 2],
};
const map = {
  ...lamp,
  title: "Éire, Drawn",
  date: "2019",
  tools: ["D3"],
  tags: ["maps"],
  categories: [4],
};
const found = (query: string) =>
  filterArchive([lamp, map], archiveFilter(new URLSearchParams(query), categories)).map(({ title }) => title);

describe("the project archive", () => {
  it("starts with the category -1, which is all, and no search term", () => {
    expect(archiveFilter(new URLSearchParams(), categories)).toEqual({ category: -1, terms: [] });
    expect(found("")).toEqual(["Moon Lamp", "Éire, Drawn"]);
  });

  it("finds a category by its code", () => {
    for (const { code } of categories)
      expect(archiveFilter(new URLSearchParams({ category: String(code) }), categories).category).toBe(code);
  });

  it("keeps the projects of a category, which may have several", () => {
    expect(found("category=2")).toEqual(["Moon Lamp"]);
    expect(found("category=4")).toEqual(["Éire, Drawn"]);
    expect(found("category=6")).toEqual([]);
  });

  it("takes a category that is none for all", () => {
    expect(found("category=8")).toHaveLength(2);
    expect(found("category=constructor")).toHaveLength(2);
  });

  it.each(["moon", "SPRING", "arduino", "wanes", "ligh"])(
    "finds %s in title, date, tools, text or tags, whatever the letter case",
    (term) => expect(found(`q=${term}`)).toContain("Moon Lamp"),
  );

  it("wants every term found, each in any field", () => {
    expect(found("q=moon, c%2B%2B")).toEqual(["Moon Lamp"]);
    expect(found("q=moon, d3")).toEqual([]);
    expect(found("q= , ,")).toHaveLength(2);
    expect(found("q=éIRE")).toEqual(["Éire, Drawn"]);
  });

  it("searches within the category", () => {
    expect(found("category=1&q=maps")).toEqual([]);
  });
});

describe("the categories that readers see", () => {
  it("leave out those that are hidden, whose old addresses lead to all projects", () => {
    const list = [categories[0], { code: 1, name: "Veiled", isHidden: true }].filter(
      (one) => one !== undefined,
    );
    const shown = shownCategories(list);
    expect(shown).toEqual([{ code: 0, name: "Category 0" }]);
    expect(archiveFilter(new URLSearchParams({ category: "1" }), shown).category).toBe(allCategories);
  });

  it("have a code each", () => {
    expect(v.is(categoryList, categories)).toBe(true);
    expect(v.is(categoryList, [...categories, { code: 0, name: "Again" }])).toBe(false);
  });
});

describe("the nearest projects to a search that finds nothing", () => {
  const nearest = (category: number, ...terms: string[]) =>
    nearestProjects([lamp, map], { category, terms }).map(({ title }) => title);

  it("begin with what most terms find, in whatever category, and then with the category’s", () => {
    expect(nearest(1, "d3", "maps", "whales")).toEqual(["Éire, Drawn"]);
    expect(nearest(4, "moon")).toEqual(["Moon Lamp"]);
    const twin = { ...lamp, title: "Moon Lamp, Again", categories: [4] };
    const both = nearestProjects([lamp, twin], { category: 4, terms: ["moon", "whales"] });
    expect(both.map(({ title }) => title)).toEqual(["Moon Lamp, Again", "Moon Lamp"]);
  });

  it("are those whose title, tools or tags are nearly spelled so", () => {
    expect(nearest(allCategories, "ardiuno")).toEqual(["Moon Lamp"]);
    expect(nearest(allCategories, "lamps")).toEqual(["Moon Lamp"]);
  });

  it("are none where nothing is alike", () => {
    expect(nearest(4, "whales")).toEqual([]);
    expect(nearest(4)).toEqual([]);
  });
});

describe("the featured projects", () => {
  it("are the first three that have featured media", () => {
    const named = [1, 2, 3, 4].map((n) => ({ n, featuredImage: `${n}.gif` }));
    expect(featuredProjects([{ n: 0, featuredImage: undefined }, ...named]).map(({ n }) => n)).toEqual([
      1, 2, 3,
    ]);
  });
});

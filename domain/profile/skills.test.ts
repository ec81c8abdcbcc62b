import { describe, expect, it } from "vitest";
import { allTools, categorySlug, findCategory } from "./skills.ts";

const skills = [
  { name: "Graphics", tools: ["GLSL", "Three.js"] },
  { name: "UI Frameworks", tools: ["React", "Three.js"] },
];

describe("the tools", () => {
  it("are each listed once, in the order first named", () => {
    expect(allTools(skills)).toEqual(["GLSL", "Three.js", "React"]);
  });
});

describe("a category's address", () => {
  it("is its name in small letters and dashes", () => {
    expect(skills.map(categorySlug)).toEqual(["graphics", "ui-frameworks"]);
    expect(categorySlug({ name: "C++ & friends!" })).toBe("c-friends");
  });

  it("finds the category again, and nothing for All or a stranger", () => {
    expect(findCategory(skills, "ui-frameworks")?.tools).toEqual(["React", "Three.js"]);
    expect(findCategory(skills, "")).toBeNull();
    expect(findCategory(skills, "graphic")).toBeNull();
  });
});

import { expect, it } from "vitest";
import { skills } from "#studio/skills.ts";
import { categorySlug } from "#domain/profile/skills.ts";

it("each of the eight categories of tools has an address of its own", () => {
  expect(new Set(skills.map(categorySlug)).size).toBe(8);
});

import * as v from "valibot";
import { filled } from "#domain/text/fact-fields.ts";

/** A category of tools; a tool may be in several. */
export const skillCategory = v.strictObject({
  name: v.pipe(filled, v.title("Category")),
  tools: v.pipe(
    v.array(filled),
    v.title("Tools"),
    v.description("One on each line, or with commas between them."),
  ),
});

export type SkillCategory = v.InferOutput<typeof skillCategory>;

/** Every tool once, in the order first named. */
export function allTools(skills: readonly SkillCategory[]): string[] {
  return [...new Set(skills.flatMap(({ tools }) => tools))];
}

/** A category's name in an address: `UI Frameworks` → `ui-frameworks`. */
export function categorySlug({ name }: Pick<SkillCategory, "name">): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The category an address names; none for anything else, which is All. */
export function findCategory(skills: readonly SkillCategory[], slug: string): SkillCategory | null {
  return skills.find((category) => categorySlug(category) === slug) ?? null;
}

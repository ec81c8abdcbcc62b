import * as v from "valibot";
import { filled } from "#domain/content/facts.ts";

/** A category of tools; a tool may stand in several. */
export const skillCategory = v.strictObject({ name: filled, tools: v.array(filled) });

export type SkillCategory = v.InferOutput<typeof skillCategory>;

/** Every tool once, in the order first named. */
export function allTools(skills: readonly SkillCategory[]): string[] {
  return [...new Set(skills.flatMap(({ tools }) => tools))];
}

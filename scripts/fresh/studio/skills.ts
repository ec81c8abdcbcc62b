import type { SkillCategory } from "#domain/profile/skills.ts";

/** The chips of Tools & Technologies, in their order. */
export const skills: SkillCategory[] = [];

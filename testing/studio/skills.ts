import type { SkillCategory } from "#domain/profile/skills.ts";

export const skills: SkillCategory[] = [
  { name: "Paper & ink", tools: ["Risograph", "Bone folder", "Inkscape"] },
  { name: "Code", tools: ["TypeScript", "SQLite", "Inkscape"] },
];

import type { SkillCategory } from "#domain/profile/skills.ts";

/** The chips of Tools & Technologies, in their order. */
export const skills: SkillCategory[] = [
  { name: "Creative Technology", tools: ["p5.js", "Three.js"] },
  { name: "Rapid Prototyping", tools: ["Arduino"] },
  { name: "Graphics", tools: ["GLSL"] },
  { name: "Frontend", tools: ["TypeScript"] },
  { name: "UI Frameworks", tools: ["React"] },
  { name: "Backend", tools: ["Node.js"] },
  { name: "Languages", tools: ["TypeScript"] },
  { name: "Hosting", tools: ["Cloudflare Workers"] },
];

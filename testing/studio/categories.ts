import type { Category } from "#domain/facts/category.ts";

export const categories: Category[] = [
  { code: 0, name: "Web" },
  { code: 1, name: "Paper" },
  { code: 2, name: "Sound" },
  { code: 99, name: "Other" },
];

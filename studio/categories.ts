import type { Category } from "#domain/facts/category.ts";

/** What a project can be filed under; the order is the order of the chips. */
export const categories: Category[] = [
  { code: 0, name: "Web" },
  { code: 1, name: "Physical Computing" },
  { code: 2, name: "Installation" },
  { code: 3, name: "Client" },
  { code: 4, name: "Data Visualization" },
  { code: 5, name: "Jello" },
  { code: 6, name: "AR/VR" },
  { code: 7, name: "Digital Art" },
  { code: 99, name: "Other" },
];

import type { Category } from "#domain/facts/category.ts";

/** What a project can be filed under, in the order of the chips. Those without a project are not shown. */
export const categories: Category[] = [
  { code: 0, name: "Web" },
  { code: 1, name: "Print" },
  { code: 99, name: "Other" },
];

import { type Category, category, newCategoryCode } from "#domain/facts/category.ts";
import type { EntryList } from "../facts/entry-list.ts";

export const categoryEntries: EntryList<"categories", Category> = {
  fact: "categories",
  title: "Categories",
  intro:
    "What projects are filed under: the chips above the portfolio’s archive, in this order, as far as they have projects. A category keeps its address when you rename it.",
  one: "category",
  empty: "Add your first one: a project needs a category.",
  newOnes: "last",
  schema: category,
  summaryOf: ({ code, name, isHidden }) => ({ title: name, note: String(code), isShown: !isHidden }),
  kept: ({ code } = { code: newCategoryCode(), name: "" }) => ({ code }),
};

import * as v from "valibot";
import { asked } from "../text/asked.ts";
import { filled } from "../text/fact-fields.ts";

/** UTF-16 units. */
const longestCategory = 40;

/** What a project can be filed under. */
export const category = v.strictObject({
  /** What projects and filters name it by: it stays when the name changes. */
  code: v.pipe(
    v.number("must be a number"),
    v.integer("must be a whole number"),
    v.minValue(0, "must be 0 or more"),
  ),
  name: v.pipe(
    filled,
    v.maxLength(longestCategory, `has more than ${longestCategory} characters`),
    v.title("Name"),
    v.description("One or two words."),
  ),
  /** Projects keep it, and readers do not see it. */
  isHidden: v.optional(v.pipe(v.boolean(), v.title("Show it to readers"), asked({ unticked: true }))),
});

/** Categories in the order of their chips. */
export const categoryList = v.pipe(
  v.array(category, "must be a list"),
  v.check(
    (list) => new Set(list.map(({ code }) => code)).size === list.length,
    "must have a code each that no other has",
  ),
);

export type Category = v.InferOutput<typeof category>;
/** What readers get of one. */
export type ShownCategory = Pick<Category, "code" | "name">;

/** All categories at once. */
export const allCategories = -1;

export function shownCategories(categories: readonly Category[]): ShownCategory[] {
  return categories.flatMap(({ code, name, isHidden }) => (isHidden ? [] : [{ code, name }]));
}

/** A code that no category had before: old projects and old addresses may still name one that was removed. */
export function newCategoryCode(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1000 + (random % 999_000);
}

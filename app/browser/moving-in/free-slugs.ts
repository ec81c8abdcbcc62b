import { longestSlug } from "@toadstool/language/is-slug";

/** How many slugs beside the wanted one are looked at before a part of the id is taken. */
const nearby = 9;

/** The slug, and those near it that are tried where it is taken: `a`, `a-2`, `a-3`. */
export function slugsNear(slug: string): string[] {
  const base = slug.slice(0, longestSlug - 10).replace(/-+$/, "");
  return [slug, ...Array.from({ length: nearby }, (_, index) => `${base}-${index + 2}`)];
}

/** The first of them that is not taken; `id` makes one that no other text has. */
export function chooseSlug(slug: string, taken: ReadonlySet<string>, id: string): string {
  const base = slug.slice(0, longestSlug - 10).replace(/-+$/, "");
  return slugsNear(slug).find((near) => !taken.has(near)) ?? `${base}-${id.slice(0, 8)}`;
}

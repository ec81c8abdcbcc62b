import { longestSlug } from "@toadstool/language/is-slug";

/** How many slugs beside the wanted one are looked at before a part of the id is taken. */
const nearby = 9;

/** The slug, and those near it that are tried where it is taken: `a`, in another language `a-de`, `a-2`, `a-3`. */
export function slugsNear(slug: string, language = ""): string[] {
  const base = slug.slice(0, longestSlug - 10).replace(/-+$/, "");
  const named = language && language.length < 10 ? [`${base}-${language.toLowerCase()}`] : [];
  return [slug, ...named, ...Array.from({ length: nearby }, (_, index) => `${base}-${index + 2}`)];
}

/** The first of them that is not taken; `id` makes one that no other text has. */
export function chooseSlug(
  slug: string,
  taken: ReadonlySet<string>,
  { id, language }: { id: string; language: string },
): string {
  const base = slug.slice(0, longestSlug - 10).replace(/-+$/, "");
  return slugsNear(slug, language).find((near) => !taken.has(near)) ?? `${base}-${id.slice(0, 8)}`;
}

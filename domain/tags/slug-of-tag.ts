import { slugFrom, type SlugRule } from "@toadstool/language/slug";
import { tagKey } from "./tag.ts";

const longestTagSlug = 60;

/** A name's slug, before others are looked at: `c` of “C++”. A name with neither letters nor figures gets its code points. */
export function slugOfTag(name: string, rule: SlugRule): string {
  const codes = [...tagKey(name)].map((sign) => sign.codePointAt(0)?.toString(16)).join("-");
  const slug = slugFrom(name, rule) || codes;
  return slug.slice(0, longestTagSlug).replaceAll(/[-\p{Surrogate}]+$/gu, "");
}

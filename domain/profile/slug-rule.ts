import { scriptOf } from "@toadstool/language";
import type { SlugRule } from "@toadstool/language/slug";
import { usualLanguage } from "../words/words.ts";
import type { Profile } from "./profile.ts";

/** How a site makes slugs: as its owner chose, or in Latin letters where its language is written in them. */
export function slugRuleOf({
  slugs,
  language = usualLanguage,
}: Pick<Profile, "slugs" | "language">): SlugRule {
  return { script: slugs ?? (scriptOf(language) === "Latn" ? "latin" : "own"), language };
}

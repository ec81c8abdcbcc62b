import { collator } from "@toadstool/language";
import { usualLanguage } from "../words/words.ts";

/** Sorts what has a name as a site’s language does. */
export function byName({ language = usualLanguage }: { language?: string }) {
  const { compare } = collator(language);
  return (one: { name: string }, other: { name: string }) => compare(one.name, other.name);
}

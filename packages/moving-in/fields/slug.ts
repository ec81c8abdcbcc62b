import { isSlug, longestSlug } from "@toadstool/language/is-slug";
import { slugFrom, type SlugRule } from "@toadstool/language/slug";

/** A slug as addresses have it, with `%e3%81%82` as the letters that it means. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return text;
  }
}

/** The slug of a text: its own, that of its title, or one of its id, so that it is never empty and stays the same. */
export function ownSlug(
  written: string,
  { title, kind, id }: { title: string; kind: string; id: string },
  rule: SlugRule,
): string {
  const own = written.replace(/\.html?$/, "");
  if (isSlug(own) && own.length <= longestSlug) return own;
  return slugFrom(own, rule) || slugFrom(title, rule) || `${kind}-${shortHash(id)}`;
}

/** FNV-1a in base 36. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

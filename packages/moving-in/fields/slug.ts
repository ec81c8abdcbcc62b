const longestSlug = 100;

/** Letters that Unicode does not take apart. */
const spelled: Record<string, string> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
};

/** `How to fold a Zine!` → `how-to-fold-a-zine`; "" where no letter or digit of `a–z0–9` is left. */
function slugFrom(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøæœđðłþ]/g, (letter) => spelled[letter] ?? "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, "");
}

/** A slug as addresses have it, with `%e3%81%82` as the letters that it means. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return text;
  }
}

/** The slug of a text: its own, decoded, that of its title, or one of its id, so that it is never empty and stays the same. */
export function ownSlug(written: string, title: string, kind: string, id: string): string {
  return slugFrom(written.replace(/\.html?$/, "")) || slugFrom(title) || `${kind}-${shortHash(id)}`;
}

/** FNV-1a in base 36. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

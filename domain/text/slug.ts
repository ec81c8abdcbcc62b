export const longestSlug = 100;

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

/** A slug made from a title: `How to fold a Zine!` → `how-to-fold-a-zine`. */
export function slugFrom(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøæœđðłþ]/g, (letter) => spelled[letter] ?? "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, "");
}

/** What to do where no slug can be made of a title, and none was typed; "" where one can. */
export function slugAdvice({ title, slug }: { title: string; slug: string }): string {
  if (slug.trim() !== "" || title.trim() === "" || slugFrom(title) !== "") return "";
  return "No slug can be proposed for this title: enter one of letters a–z, digits and dashes, like my-first-post.";
}

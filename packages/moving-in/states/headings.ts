/** Lower-case letters and digits of a heading or a word, without accents and signs. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\u200b\ufeff]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export const wordSet = (list: string) => new Set(list.split(/,\s*/).map((word) => plain(word)));

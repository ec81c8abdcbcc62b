/** The text of a file; null where its bytes are no text in UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /[^\P{Cc}\t\r\n]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** A title for a file without one: `2026-03-04-how-to-fold.md` → `How to fold`. */
export function titleFrom(fileName: string): string {
  const words = fileName
    .replace(/\.(?:md|markdown|mdx|txt)$/i, "")
    .replace(/^\d{4}-\d{2}-\d{2}[-_ ]/, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

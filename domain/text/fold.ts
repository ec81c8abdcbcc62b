/** Folds letter case in all of Unicode, which SQLite's own `lower()` does not. */
export function foldCase(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

/** Signs that searches do not tell apart: İ in small letters has a dot of its own, and pages show typographic marks for typed ones. */
export const alike: [sign: string, plain: string][] = [
  ["i\u0307", "i"],
  ["‘", "'"],
  ["’", "'"],
  ["“", '"'],
  ["”", '"'],
  ["–", "-"],
  ["—", "-"],
];

/** A text as searches compare it. */
export function fold(text: string): string {
  return alike.reduce((folded, [sign, plain]) => folded.replaceAll(sign, plain), foldCase(text));
}

/** The typed text, split on commas: every term must be found. */
export function searchTerms(typed: string): string[] {
  return typed
    .split(",")
    .map((term) => term.trim())
    .filter((term) => term !== "");
}

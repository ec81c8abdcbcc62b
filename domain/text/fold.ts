/** Folds letter case in all of Unicode, which SQLite's own `lower()` does not. */
export function fold(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

/** The typed text, split on commas: every term must be found. */
export function searchTerms(typed: string): string[] {
  return typed
    .split(",")
    .map((term) => term.trim())
    .filter((term) => term !== "");
}

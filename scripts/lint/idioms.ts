/**
 * Turns of phrase in a comment that a native writer would not use, and relative clauses without a noun ("for who cannot see it").
 * Names in backticks and quoted texts are not judged.
 */
export function idiomsIn(comment: string): string[] {
  const words = comment
    .replace(/^[ \t]*\*+/gm, " ")
    .replace(/`[^`]*`|"[^"\n]*"|“[^”]*”/g, "…")
    .replace(/\s+/g, " ")
    .trim();
  return idioms.flatMap((phrase) => [...words.matchAll(phrase)].map(([found]) => found.trim()));
}

const idioms = [
  /\b(?:nobody|somebody|anybody|everybody|whoever|lest)\b/giu,
  /\b(?:brought along|for good|all the same)\b/giu,
  // Reporting: a page shows, a function returns, a listener is notified.
  /\b(?:tells|told)\b/giu,
  /\b(?:hears?|heard) of\b/giu,
  /\bknows? (?:no|nothing)\b/giu,
  /\b(?:for|of|to|by|with|from) who\b/giu,
  /(?:^|[.;:] )who\b/giu,
  /\b(?:stands?|stood) (?:in|on|at|below|above|under|behind|before|beneath|beside|here|there)\b/giu,
  /\bas (?:it|they) (?:stands?|stood)\b/giu,
];

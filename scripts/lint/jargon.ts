/**
 * Words and turns of phrase that are no standard nouns or that read as translated, in words that a person reads. The texts of
 * the specification use none of them.
 */
export function jargonIn(text: string): string[] {
  const words = text.replace(/<[^>]*>|`[^`]*`/g, " ");
  return jargon.flatMap((phrase) => [...words.matchAll(phrase)].map(([found]) => found.trim()));
}

const jargon = [
  /\b(?:nobody|somebody|anybody|everybody|whoever|whom|anew|lest|shall)\b/giu,
  /\b(?:mend(?:ed)?|brought along|put(?:ting)? away|taken? back|room taken|in its place|for good|all the same)\b/giu,
  // "for who cannot see it": a relative clause without a noun.
  /\b(?:for|of|to|by|with|from) who\b/giu,
  /\b(?:stands|stood) (?:in|on|below|above|under|behind|before|beneath|beside|here|there)\b/giu,
  /\b(?:is|are|was|were|be) told\b/giu,
  /\b(?:did not|has|have) arrived?\b/giu,
];

export function wordCount(words: number): string {
  return words === 1 ? "1 word" : `${words.toLocaleString("en-GB")} words`;
}

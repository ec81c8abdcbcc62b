import { fold } from "./fold.ts";

/** How alike texts are to the terms of a search: 0 where no term has anything in them that is spelled like it. */
export function likeness(terms: readonly string[], texts: readonly string[]): number {
  const folded = texts.map(fold);
  const words = [...new Set(folded.flatMap(wordsOf))];
  return terms.map(fold).reduce((sum, term) => {
    if (folded.some((text) => text.includes(term))) return sum + 2;
    const asked = wordsOf(term);
    const isLike = asked.length > 0 && asked.every((one) => words.some((word) => isAlike(one, word)));
    return sum + (isLike ? 1 : 0);
  }, 0);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Of so many letters, one may differ. */
const lettersForEach = 4;

/** The same word, another form of it (`jellies`, `jelly`), or one with a slip of the finger in it. */
function isAlike(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length < lettersForEach) return one === other;
  let shared = 0;
  while (shared < shorter.length && shorter[shared] === longer[shared]) shared++;
  if (shared >= lettersForEach && shared * 2 > longer.length) return true;
  return changesBetween(one, other) <= Math.floor(longer.length / lettersForEach);
}

/** Letters to put in, take out, replace or swap with the next one (Levenshtein, with Damerau's swaps). */
export function changesBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries()) {
      const isSwapped = letter === other[j - 1] && against === one[i - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === against ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          isSwapped ? (before[j - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

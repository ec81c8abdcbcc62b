/** The characters of a `unicode-range` of CSS. */
export function characters(range: string): Set<number> {
  return new Set(
    range.split(",").flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace(/^U\+/i, "")
        .split("-")
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

/** The shortest `unicode-range` of some characters. */
export function rangeOf(all: Iterable<number>): string {
  const runs: { first: number; last: number }[] = [];
  for (const character of [...all].toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.last === character - 1) run.last = character;
    else runs.push({ first: character, last: character });
  }
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(", ");
}

const hex = (character: number) => character.toString(16).toUpperCase().padStart(4, "0");

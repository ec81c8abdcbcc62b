/** Lists of numbers written flat, taken three or four at a time. */
export const threes = (flat: readonly number[]): [number, number, number][] =>
  Array.from({ length: flat.length / 3 }, (_, i) => flat.slice(i * 3, i * 3 + 3) as [number, number, number]);

export const fours = (flat: readonly number[]): [number, number, number, number][] =>
  Array.from(
    { length: flat.length / 4 },
    (_, i) => flat.slice(i * 4, i * 4 + 4) as [number, number, number, number],
  );

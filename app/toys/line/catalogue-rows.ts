/**
 * How many prints hang beside each other in each row of a catalogue, from the top. Three have a large one and two beneath it;
 * otherwise none hangs alone, and rows differ by one print at most.
 */
export function rowsOf(count: number): readonly number[] {
  return rows[count] ?? Array<number>(Math.ceil(count / 5)).fill(5);
}

const rows: Record<number, readonly number[]> = {
  3: [1, 2],
  4: [2, 2],
  5: [2, 3],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 4, 3],
  11: [4, 3, 4],
  12: [3, 3, 3, 3],
  13: [3, 4, 3, 3],
  14: [3, 4, 4, 3],
  15: [4, 4, 3, 4],
  16: [4, 4, 4, 4],
  17: [3, 4, 3, 4, 3],
  18: [4, 3, 4, 3, 4],
  19: [4, 4, 3, 4, 4],
  20: [4, 4, 4, 4, 4],
  21: [4, 4, 5, 4, 4],
  22: [4, 5, 4, 5, 4],
  23: [5, 4, 5, 4, 5],
  24: [5, 5, 4, 5, 5],
};

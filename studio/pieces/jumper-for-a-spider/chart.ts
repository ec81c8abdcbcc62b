import type { Chance } from "@toadstool/stage";

/** Which of three yarns each stitch of a row is knitted in. */
export type Row = Uint8Array;

export const columns = 24;

/** Signs on a chart: a dot is the ground, `#` the motif, `o` the third yarn. What a spider likes to see. */
const motifs = [
  ["..o...o..", ".ooo.ooo.", ".oo###oo.", "..o###o..", "...###...", "..#.#.#.."],
  ["#..###..#", ".#.###.#.", "..#####..", "###o#o###", "..#####..", ".#.###.#.", "#..#.#..#"],
  ["...##...", "..####..", ".######.", "###oo###", ".######.", "..####..", "...##..."],
  ["#.....", ".#...#", "..#.#.", "...#..", "......", "...o.."],
  [
    "..##....##..",
    ".####..####.",
    ".##########.",
    "..########..",
    "...######...",
    "....####....",
    ".....##.....",
  ],
  ["...####...", ".########.", "##oo##oo##", "##########", "....oo....", "....oo....", "....oo...."],
  ["#...", ".#.#", "..#.", ".#.#"],
  ["oo..oo", "oo..oo", "..##..", "..##.."],
  ["#.#.", ".#.#"],
  ["......", "..o...", "......", ".....o"],
] as const;

/** Rows of a pattern without end: bands of motifs, and stripes between them. */
export function* chartRows(chance: Chance, width = columns): Generator<Row, never> {
  let before = -1;
  for (;;) {
    const choice = chance.pick(
      [...motifs.keys()].filter((index) => index !== before && (motifs[index]?.[0].length ?? 0) <= width),
    );
    before = choice;
    const motif = motifs[choice] ?? motifs[0];
    const [ground, figure, third] = chance.pick([
      [0, 1, 2],
      [0, 2, 1],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ] as const);
    const long = motif[0].length;
    const repeats = Math.max(1, Math.floor(width / long));
    const inset = Math.floor((width - repeats * long) / 2);
    const stripe = chance.pick([ground, figure, third]);
    yield plain(width, ground);
    for (const line of motif.toReversed())
      yield Uint8Array.from({ length: width }, (_, column) => {
        const within = (column - inset + long * 8) % long;
        const isEdge = column < inset || column >= inset + repeats * long;
        const sign = isEdge ? "." : line[within];
        return sign === "#" ? figure : sign === "o" ? third : ground;
      });
    yield plain(width, ground);
    for (let row = Math.floor(chance.between(0, 3)); row > 0; row--) yield plain(width, stripe);
  }
}

function plain(width: number, yarn: number): Row {
  return new Uint8Array(width).fill(yarn);
}

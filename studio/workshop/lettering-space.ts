/** Optical spacing: pairs of letters that stand too far apart or too near beside each other. */

/** Every sign of the first with every sign of the second moves by so much, at size 1. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ["T", "aceogqsduyrwvnmpzx.,…", -11],
  ["VWY", "aceogqsd.,…", -9],
  ["A", "TVWYtvwy'’”", -8],
  ["TVWY", "A", -8],
  ["L", "TVWY'’”", -11],
  ["PF", "aceod.,…A", -8],
  ["DOQ", "VWYT", -4],
  ["RK", "oeTVy", -3],
  ["vwy", ".,…aeo", -6],
  ["r", ".,…", -8],
  ["r", "aceodgq", -2],
  ["oepb", "vwyx", -3],
  ["ft", "aceod", -3],
  ["fT", "'’”!?)il", 6],
  ["kx", "oecad", -4],
  ["o", "o", -1],
  ["i", "jl", 1],
  ["l", "l", 1],
  ["“‘(", "AaceodgqJ", -3],
];

const KERNS = new Map<string, number>(
  PAIRS.flatMap(([left, right, by]) =>
    [...left].flatMap((a) => [...right].map((b) => [a + b, by] as const)),
  ).toReversed(),
);

/** How much nearer (below 0) or farther the second sign stands, at size 1. */
export const kernOf = (first: string | undefined, second: string): number =>
  first === undefined ? 0 : (KERNS.get(first + second) ?? 0);

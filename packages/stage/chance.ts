import { randomFrom } from "./random.ts";

/** Seeded choices, with a stream of its own for each part: a new kind of tail then changes no ears. */
export interface Chance {
  between: (low: number, high: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  /** True with a probability of `share`, 0…1. */
  maybe: (share: number) => boolean;
  /** The stream of a part. */
  of: (part: string) => Chance;
}

export function chanceFrom(seed: number): Chance {
  const random = randomFrom(seed);
  return {
    between: (low, high) => low + random() * (high - low),
    pick: (choices) => choices[Math.floor(random() * choices.length)] as (typeof choices)[number],
    maybe: (share) => random() < share,
    of: (part) => chanceFrom(mixed(seed, part)),
  };
}

function mixed(seed: number, part: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of part) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

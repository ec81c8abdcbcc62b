/** How the provider takes one request. `taken`: whether it accepted the mails before it went wrong. */
export type Mood =
  | { mood: "takes" }
  /** 429, with the seconds to wait where it names them; a quota is 429 too, by another name. */
  | { mood: "limits"; seconds: number | null; isQuota?: boolean }
  /** 500. */
  | { mood: "breaks"; taken: boolean }
  /** The connection ends without an answer. */
  | { mood: "cuts"; taken: boolean }
  /** The answer breaks off in the middle. */
  | { mood: "stutters" }
  /** No answer ever comes. */
  | { mood: "silent"; taken: boolean }
  /** It takes the mails, and is busy with them for this long: a repeated request meanwhile gets 409. */
  | { mood: "slow"; seconds: number };

export type Weights = Partial<Record<"takes" | "limits" | "breaks" | "cuts" | "stutters" | "silent", number>>;

const usualWeights: Weights = { takes: 70, limits: 10, breaks: 7, cuts: 7, stutters: 3, silent: 3 };

/** Moods at random, and the same ones for the same seed. */
export function randomMoods(seed: number, weights: Weights = usualWeights): () => Mood {
  const random = randomFrom(seed);
  const all = Object.entries(weights) as [keyof Weights, number][];
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  return () => {
    let place = random() * sum;
    const [mood] = all.find(([, weight]) => (place -= weight) < 0) ?? ["takes"];
    const taken = random() < 0.5;
    const seconds = random() < 0.5 ? null : 1 + Math.floor(random() * 5);
    if (mood === "takes" || mood === "stutters") return { mood };
    return mood === "limits" ? { mood, seconds } : { mood, taken };
  };
}

/** Refuses a share of all addresses: always the same ones for the same seed, however often they are tried. */
export function randomRefusals(seed: number, share: number): (address: string) => boolean {
  return (address) => {
    let hash = seed | 0;
    for (const character of address) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return randomFrom(hash)() < share;
  };
}

/** Mulberry32: numbers from 0 up to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

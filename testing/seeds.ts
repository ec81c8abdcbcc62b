import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How many times as many seeds as usual: `SEEDS=20 npm run test:unit -- domain`. */
    seeds: number;
    /** The random steps of testing/page-cache/: where they begin, and how many there are. */
    cacheModel: { seed: number; steps: number };
    /** The rounds of testing/backup-drill.test.ts: the first seed, how many there are, and the pictures of the first site. */
    drill: { seed: number; rounds: number; pictures: number };
  }
}

/** The seeds of a test of what random events lead to, from 1 on: `count` of them, or as many times more as were asked for. */
export function seeds(count: number): number[] {
  return Array.from({ length: count * inject("seeds") }, (_, index) => index + 1);
}

/** The first of these, the most dangerous ones; all of them where more seeds were asked for. */
export function firstOf<T>(all: readonly T[], count: number): T[] {
  return all.slice(0, inject("seeds") > 1 ? all.length : count);
}

/** The size that is tried where more seeds were asked for; otherwise a smaller one at which the same rules are met. */
export function inProof(most: number, usual: number): number {
  return inject("seeds") > 1 ? most : usual;
}

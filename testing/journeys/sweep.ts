/**
 * A rule that holds for many pages, widths and themes is looked at here and there in `npm test`, at the same places each
 * time, and everywhere in `npm run proof -- sweep`.
 */
const isWhole = process.env.SWEEP === "whole";

/** The ones most likely to break; in a whole sweep the others as well. */
export function swept<T>(chosen: readonly T[], others: readonly T[]): T[] {
  return isWhole ? [...chosen, ...others] : [...chosen];
}

/** One of these for each of the pages that are looked at one after the other; in a whole sweep all of them for each. */
export function inTurn<T>(all: readonly T[], turn: number): T[] {
  return isWhole ? [...all] : all.slice(turn % all.length).slice(0, 1);
}

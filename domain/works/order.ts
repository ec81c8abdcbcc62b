import { generateKeyBetween } from "fractional-indexing";
import * as v from "valibot";
import { greatestFirst, type Place } from "./place.ts";

/** Where a work is to be among the works of its list. */
export type Move = "up" | "down" | "top" | number;

const noPlace = "Enter up, down, top, or the number of a place, such as 3.";
export const moveInput = v.object({
  to: v.union(
    [v.picklist(["up", "down", "top"]), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))],
    noPlace,
  ),
});

/**
 * The key of a new first work. The works of `studio/` have whole keys; with a fraction it never has the same key as a file that
 * is added later.
 */
export function keyAtTop(greatest: string | undefined): string {
  const above = generateKeyBetween(greatest ?? null, null);
  return generateKeyBetween(above, generateKeyBetween(above, null));
}

/**
 * The key that brings a work to another place of its list; null where it is there already.
 * @param all of the order in which the list lies, which may have works of other lists between
 * @param list of the works among which it is counted, in their order
 */
export function keyAfterMove<P extends Place>(
  all: readonly P[],
  list: readonly P[],
  work: P,
  to: Move,
): string | null {
  const from = list.indexOf(work);
  const place = placeOf(to, from, list.length);
  if (from < 0 || place === from) return null;
  const others = all.filter((other) => other !== work).toSorted(greatestFirst);
  const neighbour = list[place];
  // It goes past the one whose place it takes: above it on the way up, below it on the way down.
  const at = neighbour ? others.indexOf(neighbour) + (place > from ? 1 : 0) : 0;
  return place < from ? keyAbove(others, at) : keyBelow(others, at);
}

function placeOf(to: Move, from: number, count: number): number {
  const wanted = { up: from - 1, down: from + 1, top: 0 };
  const place = typeof to === "number" ? to - 1 : wanted[to];
  return Math.min(Math.max(place, 0), count - 1);
}

/** Between the works at `at - 1` and `at`; where the two share a key, above both. */
function keyAbove(others: readonly Place[], at: number): string {
  const below = others[at]?.position ?? null;
  const above = others.slice(0, at).findLast(({ position }) => position !== below);
  return above ? generateKeyBetween(below, above.position) : keyAtTop(others[0]?.position);
}

/** The same, below both. */
function keyBelow(others: readonly Place[], at: number): string {
  const above = others[at - 1]?.position ?? null;
  const below = others.slice(at).find(({ position }) => position !== above);
  return generateKeyBetween(below?.position ?? null, above);
}

import { fold, isPlain, letters } from "./fold.ts";

/** A part of a text, and whether a search found it. */
interface FoundPart {
  text: string;
  isFound: boolean;
}

/** A text in parts, with everything that one of the terms finds by the search's own rule (`fold`) in parts of its own. */
export function splitFound(text: string, terms: readonly string[]): FoundPart[] {
  const places = findPlaces(text, terms);
  const parts: FoundPart[] = [];
  let end = 0;
  for (const place of places) {
    if (place.start > end) parts.push({ text: text.slice(end, place.start), isFound: false });
    parts.push({ text: text.slice(place.start, place.end), isFound: true });
    end = place.end;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

/** Whether the search's rule finds the term in the text. */
export function isIn(text: string, term: string): boolean {
  return fold(text).includes(fold(term));
}

/** Where the terms are, in the text's own units, in order and without overlaps. */
export function findPlaces(text: string, terms: readonly string[]): { start: number; end: number }[] {
  const folded = terms.map(fold).filter((term) => term !== "");
  const whole = fold(text);
  if (!folded.some((term) => whole.includes(term))) return [];
  const { starts, ends } = placesIn(text);
  const found = folded
    .flatMap((term) => allPlaces(whole, term))
    .map(([start, end]) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? text.length }))
    .toSorted((one, other) => one.start - other.start);
  const joined: typeof found = [];
  for (const place of found) {
    const last = joined.at(-1);
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end);
    else joined.push(place);
  }
  return joined;
}

function allPlaces(whole: string, term: string): [start: number, end: number][] {
  const places: [number, number][] = [];
  for (let at = whole.indexOf(term); at >= 0; at = whole.indexOf(term, at + term.length))
    places.push([at, at + term.length]);
  return places;
}

/** For each unit of the folded text, where the letter that it comes from begins and ends in the text. */
function placesIn(text: string) {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    // Of many plain ones at once each is one.
    const [step, size] = isPlain(letter) ? [1, 1] : [0, letter.length];
    for (let unit = 0, { length } = fold(letter); unit < length; unit++) {
      starts.push(index + unit * step);
      ends.push(index + unit * step + size);
    }
  }
  return { starts, ends };
}

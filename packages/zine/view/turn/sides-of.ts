import type { Sides } from "./leaf.client.ts";

/** What a leaf shows that is turned from one opening to another; null where a picture is not laid out. */
export function sidesOf(
  track: HTMLElement,
  openings: number[][],
  isSpread: boolean,
  from: number,
  to: number,
): Sides | null {
  const pictures = [...track.querySelectorAll("img")];
  const pictureOf = (page: number | undefined) => (page ? (pictures[page - 1] ?? null) : null);
  const last = pictures.length;
  /** The left and the right page; a cover lies at the right of its spine, a back cover at the left. */
  const pages = (opening: number) => {
    const [one, two] = openings[opening] ?? [];
    if (two || one !== last) return one === 1 && !two ? [undefined, one] : [one, two];
    return [one, undefined];
  };
  if (!isSpread) {
    const [turned, other] = to > from ? [from, to] : [to, from];
    const front = pictureOf(openings[turned]?.[0]);
    return (
      front && { front, back: null, beneath: pictureOf(openings[other]?.[0]), beside: null, spine: [0, 0] }
    );
  }
  const [here, there] = [pages(from), pages(to)];
  const isForward = to > from;
  const front = pictureOf(isForward ? here[1] : here[0]);
  if (!front) return null;
  return {
    front,
    back: pictureOf(isForward ? there[0] : there[1]),
    beneath: pictureOf(isForward ? there[1] : there[0]),
    beside: pictureOf(isForward ? here[0] : here[1]),
    spine: [spineOf(here), spineOf(there)],
  };
}

/** A cover on its own lies in the middle. */
function spineOf([left, right]: (number | undefined)[]): number {
  if (left === undefined) return -0.5;
  return right === undefined ? 0.5 : 0;
}

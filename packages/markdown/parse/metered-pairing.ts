/** A run of marks that opens or closes emphasis, as micromark's events hold it. */
interface Sequence {
  type: string;
  start: { offset: number };
  end: { offset: number };
  _open?: boolean;
  _close?: boolean;
}
export type Event = [kind: "enter" | "exit", token: Sequence, context: unknown];

interface Opener {
  mark: string;
  length: number;
  closesToo: boolean;
  index: number;
}

/** Units of work: a step from one run of marks to the one before it, an event passed by, an event moved. */
const cost = { step: 4, passed: 1 / 8, moved: 1 / 128 };

/**
 * The cost of pairing a paragraph's marks: each run that may close looks back until it meets one that fits, by the rules of
 * CommonMark. Reported to `spend` bit by bit, so that `spend` may end this, too.
 */
export function spendOnPairing(
  events: Event[],
  markOf: (token: Sequence) => string,
  spend: (units: number) => void,
): void {
  const openers: Opener[] = [];
  for (const [index, [kind, token]] of events.entries()) {
    // oxlint-disable-next-line no-underscore-dangle -- micromark's names
    const { _open: opens = false, _close: closes = false } = token;
    if (kind !== "enter" || !(opens || closes)) continue;
    const length = token.end.offset - token.start.offset;
    const closer = { mark: markOf(token), length, closesToo: closes, index };
    if (closes) {
      const at = openers.findLastIndex((opener) => fits(opener, closer, opens));
      const reached = openers[at]?.index ?? 0;
      spend((openers.length - at) * cost.step + (index - reached) * cost.passed);
      if (at >= 0) {
        spend(events.length * cost.moved);
        openers.length = at;
        continue;
      }
    }
    if (opens) openers.push(closer);
  }
}

function fits(opener: Opener, closer: Opener, opensToo: boolean): boolean {
  if (opener.mark !== closer.mark) return false;
  if (opener.mark.startsWith("~")) return true;
  if (!(opener.closesToo || opensToo) || closer.length % 3 === 0) return true;
  return (opener.length + closer.length) % 3 !== 0;
}

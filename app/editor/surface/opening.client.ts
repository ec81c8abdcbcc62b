import type { Node } from "@milkdown/kit/prose/model";
import type { RoundTrip } from "../round-trip/round-trip.ts";

/** Who types on and on while a long text is opened is not waited for for ever: what is typed last is brought after it. */
const mostRounds = 3;

/** Opens a text that may be typed into meanwhile: what stayed as it was is soon opened again. Null once nobody waits. */
export async function openLatest(
  text: () => string,
  roundTrip: RoundTrip,
  signal: AbortSignal,
): Promise<Node | null> {
  for (let round = 1; ; round += 1) {
    const from = text();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const doc = await roundTrip.openInTurns(from, signal);
    if (!doc || round === mostRounds || text() === from) return doc;
  }
}

/**
 * At each change of the page React goes through the whole of what is being edited, to find the selection. It changes
 * nothing in here, so it need not know of it.
 */
export function leaveSelectionAlone(dom: HTMLElement): void {
  Object.defineProperty(dom, "contentEditable", { get: () => "inherit", set: () => {} });
}

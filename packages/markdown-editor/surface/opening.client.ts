import type { Node } from "@milkdown/kit/prose/model";
import { EditorState, type Plugin } from "@milkdown/kit/prose/state";
import type { RoundTrip } from "../round-trip/round-trip.ts";

/** Opening a long text does not wait for an author who keeps typing: the last letters are added afterwards. */
const mostRounds = 3;

/** Opens a text that may be typed into meanwhile: what stayed as it was is soon opened again. Null once `signal` is aborted. */
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
 * What plugins add to a text, such as the empty line after a list that ends it, is there from the start: else the first
 * click would be an edit, and something to undo.
 */
export function openedState(doc: Node, plugins: readonly Plugin[]): EditorState {
  const { schema } = doc.type;
  const state = EditorState.create({ schema, doc, plugins });
  const { doc: settled } = state.apply(state.tr);
  return settled === doc ? state : EditorState.create({ schema, doc: settled, plugins });
}

/**
 * At each change of the page React walks the whole edited document to find the selection. It changes nothing in here, so it
 * need not look.
 */
export function leaveSelectionAlone(dom: HTMLElement): void {
  Object.defineProperty(dom, "contentEditable", { get: () => "inherit", set: () => {} });
}

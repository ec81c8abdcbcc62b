import type { Autosave, HeldText, Next, Step } from "./autosave-state.ts";
import { isUnsaved } from "./autosave-state.ts";
import type { TextFields } from "./text-fields.ts";

/** How many texts that were sent without an answer are remembered. */
const mostUnanswered = 8;

export function same(state: Autosave): Next {
  return { state, effects: [] };
}

export function still(state: Autosave, step: Step): Next {
  return { state: { ...state, step }, effects: [] };
}

const waiting: Step = { at: "waiting" };

export function waitFor(state: Autosave, milliseconds: number): Next {
  return { state: { ...state, step: waiting }, effects: [{ do: "wait", milliseconds }] };
}

/** Unsaved text is saved in a while; a post's text waits for its button. */
export function goOn(state: Autosave, milliseconds = 0): Next {
  const isLeft = isUnsaved(state) && state.target.kind !== "post";
  return isLeft ? waitFor(state, milliseconds) : still(state, { at: "resting" });
}

/** The next save knows this text of the server's, and may take its place. */
export function basedOn(state: Autosave, { id, version, text }: HeldText): Autosave {
  const kind = state.target.kind === "post" ? "post" : "draft";
  return { ...state, target: { kind, id, version }, held: text };
}

export function withUnanswered(state: Autosave, text: TextFields): Autosave {
  return { ...state, unanswered: [...state.unanswered, text].slice(-mostUnanswered) };
}

import type { TextFields } from "./text-fields.ts";

/** What the text is saved into. A post's readers see nothing of it before its button is pressed. */
export type Target =
  /** `draftKey` names the draft that the first save makes: sent twice, it is still one. */
  | { kind: "new"; draftKey: string }
  | { kind: "draft"; id: string; version: number }
  | { kind: "post"; id: string; version: number };

/** A text as the server holds it. */
export interface HeldText {
  id: string;
  version: number;
  text: TextFields;
}

/** One thing that the author can correct; `field` is the field's name, or "" for the whole text. */
export interface Issue {
  field: string;
  message: string;
}

export type Step =
  | { at: "resting" }
  /** For the author to pause. */
  | { at: "waiting" }
  | { at: "saving"; edits: number; text: TextFields }
  /** The author has submitted the text: its form is on its way, and nothing is saved beside it. */
  | { at: "submitting"; edits: number; text: TextFields }
  /** For an answer that did not come; the next try is waited for. */
  | { at: "retrying"; why: Silence }
  | { at: "conflict"; theirs: HeldText }
  | { at: "sessionEnded" }
  | { at: "gone" }
  /** Out of the trash. */
  | { at: "restoring" }
  | { at: "refused"; message: string; issues: Issue[] };

/** Nothing answered, or the site did and could not. */
export type Silence = "offline" | "server";

export interface Autosave {
  target: Target;
  step: Step;
  /** How often the text was edited, and up to which edit the server holds it. */
  edits: number;
  saved: number;
  /** Unix milliseconds. */
  editedAt: number;
  savedAt: number | null;
  /** The text that the server holds, as far as is known. */
  held: TextFields;
  /** Texts that were sent without an answer: what the server holds may be one of these. */
  unanswered: TextFields[];
  /** How often in a row no answer came. */
  tries: number;
}

/** How the server answered, or did not. */
export type Answer =
  | { type: "saved"; held: HeldText }
  | { type: "conflict"; theirs: HeldText }
  | Trouble
  | { type: "failed"; why: Silence };

export type Trouble =
  | { type: "sessionEnded" }
  | { type: "gone" }
  | { type: "refused"; message: string; issues: Issue[] };

/** How a submitted form was answered. */
export type SubmissionAnswer = Exclude<Answer, { type: "saved" }> | { type: "done" };

export type Effect =
  /** There is one timer: this takes the place of any before it. */
  | { do: "wait"; milliseconds: number }
  | { do: "save"; target: Target; text: TextFields }
  | { do: "restore"; target: Target }
  /** The text is a draft of its own now. */
  | { do: "adopt"; id: string }
  | { do: "onSaved" }
  /** The author chose the other text; hers is put aside on this device. */
  | { do: "takeText"; text: TextFields };

export interface Next {
  state: Autosave;
  effects: Effect[];
}

export function startAutosave(target: Target, held: TextFields): Autosave {
  const counts = { edits: 0, saved: 0, editedAt: 0, savedAt: null, tries: 0 };
  return { target, held, step: { at: "resting" }, unanswered: [], ...counts };
}

/** Whether something was typed that the server is not known to hold. */
export function isUnsaved({ edits, saved }: Autosave): boolean {
  return edits !== saved;
}

/** Whether an answer is on its way. */
export function isUnderWay({ step }: Autosave): boolean {
  return step.at === "saving" || step.at === "submitting" || step.at === "restoring";
}

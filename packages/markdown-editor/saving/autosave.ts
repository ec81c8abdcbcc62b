import { afterSubmission, afterRestore, afterSave } from "./autosave-answers.ts";
import { autosaveDelay } from "./autosave-delay.ts";
import { basedOn, goOn, same, still, waitFor } from "./autosave-moves.ts";
import {
  type Answer,
  type Autosave,
  type HeldText,
  isUnderWay,
  isUnsaved,
  type Next,
  type SubmissionAnswer,
} from "./autosave-state.ts";
import { type TextFields, isVeryText } from "./text-fields.ts";

export type AutosaveEvent =
  | { type: "edited"; at: number }
  /** The time that was waited for has come; `text` is the current one. */
  | { type: "due"; text: TextFields }
  | { type: "answered"; answer: Answer; at: number }
  | { type: "saveNow" }
  | { type: "online" }
  | { type: "loggedIn" }
  | { type: "submit"; text: TextFields }
  | { type: "submissionAnswered"; answer: SubmissionAnswer; at: number }
  | { type: "keepMine" }
  | { type: "takeTheirs" }
  | { type: "keepBoth"; draftKey: string }
  | { type: "saveAsNew"; draftKey: string }
  | { type: "takeOutOfTrash" }
  | { type: "restored"; answer: SubmissionAnswer }
  /** A copy from this device came back; the server's text has changed since the copy was made. */
  | { type: "broughtBack"; theirs: HeldText; at: number };

/** What each event leads to. The author’s text is never changed here, unless the author chooses another text. */
export function nextAutosave(before: Autosave, event: AutosaveEvent): Next {
  const { state, effects } = follow(before, event);
  const { target } = state;
  const isAnother =
    before.target.kind !== "draft" || target.kind !== "draft" || before.target.id !== target.id;
  const isAdopted = target.kind === "draft" && isAnother;
  return { state, effects: isAdopted ? [{ do: "adopt", id: target.id }, ...effects] : effects };
}

function follow(state: Autosave, event: AutosaveEvent): Next {
  const { step } = state;
  switch (event.type) {
    case "edited":
      return onEdit({ ...state, edits: state.edits + 1, editedAt: event.at });
    case "due":
      return step.at === "waiting" || step.at === "retrying" ? startSaving(state, event.text) : same(state);
    case "answered":
      return step.at === "saving" ? afterSave(state, step, event.answer, event.at) : same(state);
    case "saveNow":
      return isUnsaved(state) && isFree(state) && state.target.kind !== "post"
        ? waitFor(state, 0)
        : same(state);
    case "online":
      return step.at === "retrying" ? waitFor({ ...state, tries: 0 }, 0) : same(state);
    case "loggedIn":
      return step.at === "sessionEnded" ? goOn(state) : same(state);
    case "submit":
      // A draft that is gone may have gone out by a form whose answer was lost: sent again, it is done once.
      return isFree(state) || step.at === "gone" ? submit(state, event.text) : same(state);
    case "submissionAnswered":
      return step.at === "submitting" ? afterSubmission(state, step, event.answer, event.at) : same(state);
    case "keepMine":
      return step.at === "conflict" ? goOn(basedOn(state, step.theirs)) : same(state);
    case "takeTheirs":
      return step.at === "conflict" ? takeTheirs(state, step.theirs) : same(state);
    case "keepBoth":
      return step.at === "conflict" ? makeNew(state, event.draftKey) : same(state);
    case "saveAsNew":
      return step.at === "gone" ? makeNew(state, event.draftKey) : same(state);
    case "takeOutOfTrash":
      return step.at === "gone"
        ? {
            state: { ...state, step: { at: "restoring" } },
            effects: [{ do: "restore", target: state.target }],
          }
        : same(state);
    case "restored":
      return step.at === "restoring" ? afterRestore(state, event.answer) : same(state);
    case "broughtBack":
      return bringBack({ ...state, edits: state.edits + 1, editedAt: event.at }, event.theirs);
  }
}

/** Nothing is under way, and there is nothing the author has to choose first. */
function isFree({ step: { at } }: Autosave): boolean {
  return at === "resting" || at === "waiting" || at === "retrying" || at === "refused";
}

function onEdit(state: Autosave): Next {
  const { at } = state.step;
  const waits = at === "resting" || at === "waiting" || at === "refused";
  return waits ? goOn(state, autosaveDelay) : same(state);
}

function startSaving(state: Autosave, text: TextFields): Next {
  const { target, edits } = state;
  if (target.kind === "post") return still(state, { at: "resting" });
  if (isNothingNew(state, text)) return still({ ...state, saved: edits }, { at: "resting" });
  return {
    state: { ...state, step: { at: "saving", edits, text } },
    effects: [{ do: "save", target, text }],
  };
}

/** The typed text was undone, or a new text is still empty. */
function isNothingNew({ target, held, unanswered }: Autosave, text: TextFields): boolean {
  return unanswered.length === 0 && isVeryText(text, target.kind === "new" ? {} : held);
}

function submit(state: Autosave, text: TextFields): Next {
  return still(state, { at: "submitting", edits: state.edits, text });
}

function takeTheirs(state: Autosave, theirs: HeldText): Next {
  const taken = { ...basedOn(state, theirs), saved: state.edits, unanswered: [] };
  const next = still(taken, { at: "resting" });
  return { state: next.state, effects: [{ do: "takeText", text: taken.held }] };
}

function makeNew(state: Autosave, draftKey: string): Next {
  const isNew = { ...state, target: { kind: "new", draftKey } as const, held: {}, unanswered: [] };
  // Nothing of it is held anywhere.
  return waitFor({ ...isNew, saved: -1 }, 0);
}

function bringBack(state: Autosave, theirs: HeldText): Next {
  return isUnderWay(state) ? same(state) : still(state, { at: "conflict", theirs });
}

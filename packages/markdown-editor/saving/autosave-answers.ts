import { autosaveDelay } from "./autosave-delay.ts";
import { basedOn, goOn, still, waitFor, withUnanswered } from "./autosave-moves.ts";
import {
  type Answer,
  type Autosave,
  type HeldText,
  isUnsaved,
  type Next,
  type SubmissionAnswer,
  type Silence,
  type Step,
  type Trouble,
} from "./autosave-state.ts";
import { isSameText } from "./text-fields.ts";

const firstRetry = 2_000;
const longestRetry = 60_000;

type Saving = Step & { at: "saving" };
type Submitted = Step & { at: "submitting" };

export function afterSave(state: Autosave, sent: Saving, answer: Answer, at: number): Next {
  if (answer.type === "failed") return tryAgain(withUnanswered(state, sent.text), answer.why);
  if (answer.type !== "saved" && answer.type !== "conflict") return onTrouble(state, answer);
  const held = answer.type === "saved" ? answer.held : answer.theirs;
  return isSameText(held.text, sent.text) ? onSaved(state, sent, held, at) : onOther(state, held);
}

export function afterSubmission(
  state: Autosave,
  sent: Submitted,
  answer: SubmissionAnswer,
  at: number,
): Next {
  if (answer.type === "done") return goOn(taken(state, sent, at), autosaveDelay);
  if (answer.type === "failed") return onSubmissionFailed(withUnanswered(state, sent.text), answer.why);
  // The fields show what to correct; meanwhile the draft is kept as it is.
  if (answer.type === "refused") return goOn(state, autosaveDelay);
  if (answer.type !== "conflict") return onTrouble(state, answer);
  const { theirs } = answer;
  return isSameText(theirs.text, sent.text)
    ? goOn(basedOn(taken(state, sent, at), theirs), autosaveDelay)
    : onOther(state, theirs);
}

export function afterRestore(state: Autosave, answer: SubmissionAnswer): Next {
  if (answer.type === "done") return goOn({ ...state, tries: 0 });
  return answer.type === "sessionEnded" ? onTrouble(state, answer) : still(state, { at: "gone" });
}

function onSaved(state: Autosave, sent: Saving, held: HeldText, at: number): Next {
  const saved = basedOn(taken(state, sent, at), held);
  const rest = isUnsaved(saved)
    ? waitFor(saved, Math.max(0, state.editedAt + autosaveDelay - at))
    : still({ ...saved, unanswered: [] }, { at: "resting" });
  return { state: rest.state, effects: [{ do: "onSaved" }, ...rest.effects] };
}

/**
 * The server holds another text than the one that was sent: the one it was based on, if only its version moved on, an
 * earlier one of this very editor, or someone else's.
 */
function onOther(state: Autosave, theirs: HeldText): Next {
  const isOwn = [state.held, ...state.unanswered].some((text) => isSameText(text, theirs.text));
  return isOwn ? goOn(basedOn(state, theirs)) : still(state, { at: "conflict", theirs });
}

function onTrouble(state: Autosave, trouble: Trouble): Next {
  if (trouble.type !== "refused") return still(state, { at: trouble.type });
  return still(state, { at: "refused", message: trouble.message, issues: trouble.issues });
}

function tryAgain(state: Autosave, why: Silence): Next {
  const milliseconds = Math.min(firstRetry * 2 ** state.tries, longestRetry);
  const retrying = { ...state, tries: state.tries + 1, step: { at: "retrying", why } as const };
  return { state: retrying, effects: [{ do: "wait", milliseconds }] };
}

/** It is unknown whether the form arrived. Nothing is made of a new text meanwhile: its button, pressed again, makes one post. */
function onSubmissionFailed(state: Autosave, why: Silence): Next {
  if (state.target.kind === "draft" && isUnsaved(state)) return tryAgain(state, why);
  return still(state, { at: "refused", message: unheard[why], issues: [] });
}

const unheard = {
  offline: "No connection. Press the button again when you are online; your text is still here.",
  server: "The site could not do this just now. Press the button again in a moment; your text is still here.",
};

function taken(state: Autosave, { edits, text }: Saving | Submitted, at: number): Autosave {
  return { ...state, saved: edits, savedAt: at, held: text, tries: 0 };
}

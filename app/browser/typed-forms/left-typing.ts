import { dropCopy, editorOf, findAllCopies, keepCopy, placeOf } from "@toadstool/markdown-editor/saving";
import { controlsIn, fillIn, heldIn, isMissing, type Values } from "./controls.ts";
import { formName } from "./form-name.ts";
import { before, isKept, shownIn, typed } from "./typed-forms.ts";

/** A text that was typed here before, and the form that it belongs into. */
export interface FoundTyping {
  form: HTMLFormElement;
  text: string;
  place: string;
  values: Values;
}

/** For so long what was typed waits for its page to be opened again, in milliseconds. */
const patience = 30 * 24 * 60 * 60 * 1000;

/** What was typed into the forms of this page before and is not in them; `open` are the windows that still hold theirs. */
export function findTyping(editor: string, open: Set<string>): FoundTyping[] {
  const isFree = (place: string) =>
    editorOf(place) === editor
      ? ![...typed].some(([form, held]) => held === place && form.isConnected)
      : !open.has(editorOf(place));
  const left = findAllCopies().filter(({ text, place }) => text.startsWith("form:") && isFree(place));
  const old = left.filter(({ keptAt }) => Date.now() - keptAt > patience);
  for (const { place } of old) dropCopy(place);
  return [...document.forms].filter(isKept).flatMap((form) => {
    const name = formName(form, location.href);
    const shown = shownIn(form);
    const copies = left.filter((copy) => copy.text === name && !old.includes(copy));
    const lost = copies.filter(({ values }) => isMissing(wanted(values), shown));
    for (const copy of copies) if (!lost.includes(copy)) dropCopy(copy.place);
    return lost.slice(0, 1).map(({ text, place, values }) => ({ form, text, place, values }));
  });
}

/** Without what a form that makes its fields by itself has put into it. */
const wanted = ({ version, workKey, intent, ...values }: Values): Values => values;

/** Puts it into its form again. A form that makes its fields by itself does so at the event, and prevents the default. */
export function restoreTyping({ form, text, place, values }: FoundTyping, editor: string): void {
  if (!before.has(form)) before.set(form, heldIn(controlsIn(form)));
  dropCopy(place);
  keepCopy(placeOf(text, editor), { values, sent: false, keptAt: Date.now() });
  const event = new CustomEvent("restoretyping", { detail: values, bubbles: true, cancelable: true });
  if (form.dispatchEvent(event)) fillIn(controlsIn(form), values);
}

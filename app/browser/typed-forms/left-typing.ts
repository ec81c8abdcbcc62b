import { dropCopy, editorOf, findAllCopies, keepCopy, placeOf } from "@toadstool/markdown-editor/saving";
import { controlsIn, fillIn, heldIn, isMissing, type Values } from "./controls.ts";
import { formName } from "./form-name.ts";
import { before, isKept, shownIn, typed } from "./typed-forms.ts";

/** Text that was typed earlier, and the form that it belongs to. */
export interface FoundTyping {
  form: HTMLFormElement;
  text: string;
  place: string;
  values: Values;
}

/** How long typed text is kept on this device, in milliseconds. */
const patience = 30 * 24 * 60 * 60 * 1000;

/** Text that was typed into forms of this page earlier and is missing from them; `open` lists the windows that still show theirs. */
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

/** The address of the page that was just left with text that the site does not hold, and which is kept on this device. */
export function leftBehind(): string | null {
  const places = [...typed].flatMap(([form, place]) => {
    if (form.isConnected) return [];
    typed.delete(form);
    return place;
  });
  const [text = ""] = findAllCopies().flatMap((copy) => (places.includes(copy.place) ? copy.text : []));
  const address = text.split(" ")[0]?.replace("form:", "");
  return !address || new URL(address, location.href).pathname === location.pathname ? null : address;
}

/** The values without the hidden fields of a form that renders its own fields. */
const wanted = ({ version, workKey, intent, ...values }: Values): Values => values;

/** Fills the text into its form again. A form that renders its own fields does so on the event, and prevents the default. */
export function restoreTyping({ form, text, place, values }: FoundTyping, editor: string): void {
  if (!before.has(form)) before.set(form, heldIn(controlsIn(form)));
  dropCopy(place);
  keepCopy(placeOf(text, editor), { values, sent: false, keptAt: Date.now() });
  const event = new CustomEvent("restoretyping", { detail: values, bubbles: true, cancelable: true });
  if (form.dispatchEvent(event)) fillIn(controlsIn(form), values);
}

import { dropCopy } from "@toadstool/markdown-editor/saving";
import { controlsIn, isMissing, type Values, valuesIn } from "./controls.ts";

/** The forms in which something is typed that the site does not hold, each with its place on this device. */
export const typed = new Map<HTMLFormElement, string>();
/** What they held before. */
export const before = new WeakMap<HTMLFormElement, Values>();
/** Forms that are being submitted, with the path of each request. */
export const sent = new Map<HTMLFormElement, { path: string; place: string; values: Values }>();

/** Whether this watches the form. */
export const isKept = (form: unknown): form is HTMLFormElement =>
  form instanceof HTMLFormElement &&
  form.method === "post" &&
  form.closest("main") !== null &&
  // The editor keeps its texts by itself.
  form.closest("[data-saves-itself]") === null;

export const restoresItself = (form: HTMLFormElement) => form.dataset.restoresItself !== undefined;

/** All values that the form shows; for a form that renders its own fields, all values that it would send. */
export function shownIn(form: HTMLFormElement): Values {
  if (!restoresItself(form)) return valuesIn(controlsIn(form));
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

/** Whether something is typed on this page that the site does not hold. */
export function holdsTyping(): boolean {
  return [...typed.keys()].some((form) => form.isConnected);
}

/** The site holds what was typed, or it is kept elsewhere. */
export function forgetTyping(form: HTMLFormElement): void {
  const place = typed.get(form);
  if (place) dropCopy(place);
  typed.delete(form);
}

/** The site has answered what was sent to that path. What was typed since then stays. */
export function settleTyping(path: string, isSaved: boolean): void {
  for (const [form, on] of sent) {
    if (on.path !== path) continue;
    sent.delete(form);
    if (!isSaved) continue;
    before.set(form, on.values);
    if (isMissing(valuesIn(controlsIn(form)), on.values)) continue;
    forgetTyping(form);
    dropCopy(on.place);
  }
}

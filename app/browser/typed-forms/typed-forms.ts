import { debounce } from "@toadstool/elements/behaviour/debounce";
import { dropCopy, editorOf, findAllCopies, keepCopy, placeOf } from "@toadstool/markdown-editor/saving";
import { changedIn, controlsIn, fillIn, hasTypedText, isMissing, type Values, valuesIn } from "./controls.ts";
import { formName } from "./form-name.ts";
import { hasSessionEnded } from "./has-session-ended.ts";

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A text that was typed here before, and the form that it belongs into. */
export interface FoundTyping {
  form: HTMLFormElement;
  text: string;
  place: string;
  values: Values;
}

/** For so long what was typed waits for its page to be opened again, in milliseconds. */
const patience = 30 * 24 * 60 * 60 * 1000;

/** The forms in which something is typed that the site does not hold, each with its place on this device. */
const typed = new Map<HTMLFormElement, string>();
/** What they held before. */
const before = new WeakMap<HTMLFormElement, Values>();
/** On their way to the site, with the path that they go to. */
const sent = new Map<HTMLFormElement, { path: string; place: string; values: Values }>();

const isKept = (form: unknown): form is HTMLFormElement =>
  form instanceof HTMLFormElement &&
  form.method === "post" &&
  form.closest("main") !== null &&
  // The editor keeps its texts by itself.
  form.closest("[data-saves-itself]") === null;

const restoresItself = (form: HTMLFormElement) => form.dataset.restoresItself !== undefined;

/** All that the form shows. One that makes its fields by itself wants whatever it would send. */
function shownIn(form: HTMLFormElement): Values {
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

interface Watch {
  /** This page, among the windows that are open. */
  editor: string;
  /** Whether this device has room for what is typed. */
  onKept: (isKept: boolean) => void;
  /** A form was to be sent, and the session has ended. */
  onEnded: () => void;
}

/** Keeps what is typed into the forms of the page, and sends none that would be lost; returns what ends it. */
export function watchTyping({ editor, onKept, onEnded }: Watch): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const waiting = new Set<HTMLFormElement>();
  let passing: HTMLFormElement | undefined;
  let isAsking = false;

  const keepNow = () => {
    for (const form of waiting) keep(form);
    waiting.clear();
  };
  const keep = (form: HTMLFormElement) => {
    if (!form.isConnected) return;
    const controls = controlsIn<Typed>(form);
    const held = before.get(form) ?? {};
    if (!hasTypedText(controls, held)) return forgetTyping(form);
    const place = placeOf(formName(form, location.href), editor);
    const values = restoresItself(form) ? shownIn(form) : changedIn(controls, held);
    typed.set(form, place);
    onKept(keepCopy(place, { values, sent: false, keptAt: Date.now() }));
  };
  const keepSoon = debounce(keepNow, 400);

  const formOf = ({ target }: Event) =>
    target instanceof Element && "form" in target ? target.form : target;
  const note = (event: Event) => {
    const form = formOf(event);
    if (isKept(form) && !before.has(form)) before.set(form, valuesIn(controlsIn<Typed>(form)));
  };
  const hear = (event: Event) => {
    const form = formOf(event);
    if (!isKept(form)) return;
    waiting.add(form);
    keepSoon();
  };
  const send = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!isKept(form)) return;
    waiting.add(form);
    keepNow();
    if (passing === form || !holdsTyping() || form.dataset.sendsItself !== undefined) {
      passing = undefined;
      const path = new URL(form.getAttribute("action") ?? "", location.href).pathname;
      const place = placeOf(formName(form, location.href), editor);
      sent.set(form, { path, place, values: valuesIn(controlsIn(form)) });
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isAsking) void ask(form, submitter);
  };
  const ask = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    isAsking = true;
    const isOver = await hasSessionEnded();
    isAsking = false;
    if (watching.signal.aborted || !form.isConnected) return;
    if (isOver) return onEnded();
    passing = form;
    form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  };

  for (const type of ["focusin", "pointerdown"]) document.addEventListener(type, note, options);
  for (const type of ["input", "change"]) document.addEventListener(type, hear, options);
  for (const type of ["pagehide", "offline"]) window.addEventListener(type, keepNow, options);
  document.addEventListener("visibilitychange", keepNow, options);
  // Before React's own listeners, and the router's.
  window.addEventListener("submit", send, options);
  return () => {
    keepNow();
    watching.abort();
  };
}

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
  if (!before.has(form)) before.set(form, valuesIn(controlsIn(form)));
  dropCopy(place);
  keepCopy(placeOf(text, editor), { values, sent: false, keptAt: Date.now() });
  const event = new CustomEvent("restoretyping", { detail: values, bubbles: true, cancelable: true });
  if (form.dispatchEvent(event)) fillIn(controlsIn<Typed>(form), values);
}

import { debounce } from "@toadstool/elements/behaviour/debounce";
import { keepCopy, placeOf } from "@toadstool/markdown-editor/saving";
import { changedIn, controlsIn, hasTypedText, heldIn, valuesIn } from "./controls.ts";
import { formName } from "./form-name.ts";
import { hasSessionEnded } from "./has-session-ended.ts";
import {
  before,
  forgetTyping,
  holdsTyping,
  isKept,
  restoresItself,
  sent,
  shownIn,
  typed,
} from "./typed-forms.ts";

interface Watch {
  /** This page, among the windows that are open. */
  editor: string;
  /** Whether this device has space for what is typed. */
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
    const controls = controlsIn(form);
    const held = before.get(form) ?? heldIn(controls);
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
    // The form may lead away.
    keepNow();
    const form = formOf(event);
    if (isKept(form) && !before.has(form)) before.set(form, heldIn(controlsIn(form)));
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
    // Shows that the form is being answered (packages/elements/page/pending-navigation.module.css).
    document.documentElement.dataset.hydrating = "";
    const isOver = await hasSessionEnded();
    delete document.documentElement.dataset.hydrating;
    isAsking = false;
    if (watching.signal.aborted || !form.isConnected) return;
    if (isOver) return onEnded();
    passing = form;
    form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  };

  // Typed before this script was here, or brought back by the browser.
  for (const form of document.forms) if (isKept(form)) keep(form);
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

import { hasLoupe } from "#studio/toys.ts";
import { askEvent } from "../hydration/hydration-events.ts";

/** Events that are dispatched again once the code has loaded. The last asks for React. */
const repeated = ["keydown", "change", "input", askEvent];

/** The events by which a reader is noticed. The end of a press, or its context menu, always follows one of the others. */
const signs = [
  "pointermove",
  "pointerdown",
  "pointerup",
  "pointercancel",
  "contextmenu",
  "scroll",
  "focusin",
  "click",
  "submit",
  // Another tab of this site has stored something.
  "storage",
  ...repeated,
];

interface Held {
  /** Does it again. */
  again: () => void;
  /** Where the code does not come. */
  otherwise?: () => void;
}

/**
 * Calls `load` at the first thing a reader does, and again at the next where it failed. What scripts alone can answer is held
 * until it has loaded, and then done again; `load` is given all signs until then. Returns what starts it without a reader.
 */
export function firstSign(load: (trail: Event[]) => Promise<void>): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  const held: Held[] = [];
  const trail: Event[] = [];
  let isUnderWay = false;

  function start() {
    if (isUnderWay) return;
    isUnderWay = true;
    load(trail).then(
      () => {
        ended.abort();
        return held.forEach(({ again }) => again());
      },
      () => {
        isUnderWay = false;
        trail.length = 0;
        for (const { otherwise } of held.splice(0)) otherwise?.();
      },
    );
  }

  for (const sign of signs)
    window.addEventListener(
      sign,
      (event) => {
        if (isResting(event)) return;
        trail.push(event);
        const answer = heldAnswer(event);
        if (answer) held.push(answer);
        start();
      },
      options,
    );
  return start;
}

/** A browser also reports a pointer that rests where a page comes to lie beneath it. */
const isResting = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) =>
  type === "pointermove" && !movementX && !movementY;

/** What only the code on its way can answer; undefined where the browser answers by itself. */
function heldAnswer(event: Event): Held | undefined {
  const { type, target } = event;
  // Where the browser has answered already, such an event is heard without being answered again. It is its own
  // description: the name of its kind, its key, whether it bubbles.
  const anew = () =>
    void target?.dispatchEvent(new (type === "keydown" ? KeyboardEvent : Event)(type, event));
  if (repeated.includes(type)) return { again: anew };
  // An icon in a button is no HTML.
  if (!(target instanceof Element)) return undefined;
  if (type === "submit" && target instanceof HTMLFormElement && target.dataset.like) {
    event.preventDefault();
    const again = () => target.requestSubmit((event as SubmitEvent).submitter);
    // As it would be without scripts.
    return { again, otherwise: () => (delete target.dataset.like, again()) };
  }
  // Holding such a picture opens the loupe instead of the browser’s context menu.
  if (
    hasLoupe &&
    type === "contextmenu" &&
    (event as PointerEvent).pointerType === "touch" &&
    target.matches("[data-loupe-host]:has([data-loupe]) img")
  )
    event.preventDefault();
  if (type !== "click") return undefined;
  const link = target.closest<HTMLAnchorElement>("a[data-held]");
  if (link && isPlain(event as MouseEvent)) {
    event.preventDefault();
    return { again: () => link.click(), otherwise: () => location.assign(link.href) };
  }
  const button = target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
  return { again: () => (button ? button.click() : anew()) };
}

/** Whether a click opens its link in this tab. */
const isPlain = (event: MouseEvent) => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

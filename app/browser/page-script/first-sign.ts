import { askEvent } from "@toadstool/navigation/hydration/ask-event";

/** What a reader does; a pointer and a finger are there before they press. */
const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "scroll",
  "focusin",
  "keydown",
  "click",
  "submit",
  "change",
  "input",
];

interface Held {
  /** Does it again. */
  again: () => void;
  /** Where the code does not come. */
  otherwise?: () => void;
}

/**
 * Calls `load` at the first thing a reader does, and again at the next where it failed. What scripts alone can answer is held
 * until it has loaded, and then done again. Returns what starts it without a reader.
 */
export function firstSign(load: () => Promise<void>): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  const held: Held[] = [];
  let isUnderWay = false;

  function start() {
    if (isUnderWay) return;
    isUnderWay = true;
    load().then(
      () => {
        ended.abort();
        return held.forEach(({ again }) => again());
      },
      () => {
        isUnderWay = false;
        for (const { otherwise } of held.splice(0)) otherwise?.();
      },
    );
  }

  for (const sign of signs)
    document.addEventListener(
      sign,
      (event) => {
        if (event instanceof PointerEvent && isResting(event)) return;
        const answer = heldAnswer(event);
        if (answer) held.push(answer);
        start();
      },
      options,
    );
  window.addEventListener("storage", start, options);
  window.addEventListener(
    askEvent,
    () => {
      held.push({ again: () => window.dispatchEvent(new Event(askEvent)) });
      start();
    },
    options,
  );
  return start;
}

/** A browser also reports a pointer that rests where a page comes to lie beneath it. */
const isResting = ({ type, movementX, movementY }: PointerEvent) =>
  type === "pointermove" && !movementX && !movementY;

/** What only the code on its way can answer; undefined where the browser answers by itself. */
function heldAnswer(event: Event): Held | undefined {
  const { type, target } = event;
  // An icon in a button is no HTML.
  if (!(target instanceof Element)) return undefined;
  // Where the browser has answered already, such an event is heard without being answered again.
  const anew = () => void target.dispatchEvent(copyOf(event));
  if (type === "change" || type === "input" || type === "keydown") return { again: anew };
  if (type === "submit" && target instanceof HTMLFormElement && target.dataset.like) {
    event.preventDefault();
    const again = () => target.requestSubmit((event as SubmitEvent).submitter);
    // As it would be without scripts.
    return { again, otherwise: () => (delete target.dataset.like, again()) };
  }
  if (type !== "click") return undefined;
  const link = target.closest<HTMLAnchorElement>("a[data-held]");
  if (link && event instanceof MouseEvent && isPlain(event)) {
    event.preventDefault();
    return { again: () => link.click(), otherwise: () => location.assign(link.href) };
  }
  const button = target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
  return { again: () => (button ? button.click() : anew()) };
}

/** An event is its own description: the name of its kind, its key, whether it bubbles. */
const copyOf = (event: Event) =>
  event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new Event(event.type, event);

/** It asks for no other tab or window. */
const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

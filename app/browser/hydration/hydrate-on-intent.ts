import { isPlain } from "../navigation/hash-links.ts";
import { askEvent } from "./hydration-events.ts";

/**
 * What needs React on a page that was sent without it is in an element with `data-hydrate`. Its value says what else than
 * a pointer or the focus within it is a wish for it: `keys` any key on the page, `reader` that
 * there is a reader at all, which is when this is called, and `now` not even that. What has
 * `data-pressed` hears clicks as buttons do.
 */
const within = "[data-hydrate]";
const pointing = ["pointermove", "pointerdown", "focusin"];
/** They do without scripts what they do with them, or keep what was typed until React takes it up. */
const native = "a[href], summary, input, select, textarea, label, [type=submit], form button:not([type])";
/** They scroll, or belong to the browser, where nothing on the page hears keys. */
const heardKeys = /^(Arrow(Left|Right)|Home|End|[+\-0])$/;

/**
 * Calls `hydrate` at the first sign that the reader wants something that needs React, and again at the next one where it failed.
 * A click that comes before React is there is repeated once it is, unless `answer` has done all that it asks for. `trail` holds
 * the reader's events so far. Returns what ends it.
 */
export function hydrateOnIntent(
  hydrate: (hasClick: () => boolean) => Promise<boolean>,
  trail: readonly Event[],
  answer: (pressed: Element) => boolean,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  /** Clicks that are held until React can answer them. */
  const held: (() => void)[] = [];
  let isUnderWay = false;

  async function begin(repeat?: () => void) {
    if (repeat) held.push(repeat);
    if (repeat) document.documentElement.dataset.hydrating = "";
    if (isUnderWay) return;
    isUnderWay = true;
    const isHydrated = await hydrate(() => held.length > 0).catch(() => false);
    isUnderWay = false;
    delete document.documentElement.dataset.hydrating;
    const clicks = held.splice(0);
    if (!isHydrated) return;
    ended.abort();
    for (const click of clicks) click();
  }

  const pointed = ({ target }: Event) => void (isWithin(target) && begin());
  for (const name of pointing) document.addEventListener(name, pointed, { signal, passive: true });

  document.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target || !isWithin(target)) return;
      if (isPlain(event) && answer(target)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return void begin();
      }
      if (target.closest(native)) return;
      const clicked = target.closest<HTMLElement>("button, [role=tab], [role=button], [data-pressed]");
      if (!clicked) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const again = new PointerEvent("click", event);
      void begin(() => clicked.isConnected && clicked.dispatchEvent(again));
    },
    { signal, capture: true },
  );

  document.addEventListener(
    "keydown",
    (event) => {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || (target instanceof Element && target.closest("input, textarea")))
        return;
      if (!document.querySelector("[data-hydrate~=keys]") && !isWithin(target)) return;
      if (!heardKeys.test(key)) return;
      const again = new KeyboardEvent("keydown", { key, code: event.code, bubbles: true, cancelable: true });
      void begin(() =>
        (target instanceof Node && target.isConnected ? target : document.body).dispatchEvent(again),
      );
    },
    { signal },
  );

  // A `<details>` around it is opened.
  const opened = ({ target }: Event) =>
    void (target instanceof Element && target.querySelector(within) && begin());
  document.addEventListener("toggle", opened, { signal, capture: true });

  window.addEventListener(askEvent, () => void begin(), { signal });
  const isWanted = document.querySelector(
    "[data-hydrate~=reader], [data-hydrate~=now], details[open] [data-hydrate]",
  );
  const hasPointed = trail.some(({ type, target }) => pointing.includes(type) && isWithin(target));
  // The focus may have been set before any listener was added.
  if (isWanted || hasPointed || isWithin(document.activeElement)) void begin();

  return () => ended.abort();
}

function isWithin(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(within) !== null;
}

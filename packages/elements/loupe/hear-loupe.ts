import { importAgain } from "../behaviour/import-again.ts";
import { earlyPointer, holdAfter, slack } from "./early-pointer.ts";
import type { LoupeAsked, LoupeFacts } from "./loupe.client.ts";
import type { LoupeSpeech } from "./words.ts";

interface Hearing {
  /** What it says, asked for when a loupe opens. */
  words: () => Promise<LoupeSpeech>;
  /** Whether the page around a picture is ready for something to be laid on it; `ask` is called where it is not, and this begins anew once it is. */
  isReady?: (picture: HTMLElement) => boolean;
  ask?: () => void;
  /** Events from before this code had loaded: a press that is still down, or was held, opens the loupe. */
  trail?: readonly Event[];
  /** The loupe's code did not come. */
  onTrouble: () => void;
}

interface HeldPointer {
  id: number;
  type: string;
  x: number;
  y: number;
  picture: HTMLImageElement;
  timer: ReturnType<typeof setTimeout>;
  isHeld: boolean;
}

interface Shared {
  pointer: HeldPointer | null;
  /** What is asked for while the page is not ready. */
  waiting: LoupeAsked | null;
}

/** Of the document, which two copies of this file may hear: what is pressed while the page changes hands goes on. */
const shared: Shared = ((globalThis as { loupeHeld?: Shared }).loupeHeld ??= {
  pointer: null,
  waiting: null,
});

/**
 * Lays a loupe on pictures in elements with `data-loupe-host`: on a press of the button in it that has `data-loupe`, on its key `l` where the
 * focus is in the same part of the page or nothing has it in an open dialog, or where a finger or the pointer holds a picture that is no link. Its code comes then. Returns what ends it.
 */
export function hearLoupe(hearing: Hearing): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal };

  function open(asked: LoupeAsked) {
    // Fetched while the code is.
    Object.assign(new Image(), { src: asked.facts.whole });
    if (hearing.isReady?.(asked.picture) === false) {
      shared.waiting = asked;
      hearing.ask?.();
      return;
    }
    const isHeld = () => shared.pointer?.isHeld && shared.pointer.id === asked.hold?.id;
    Promise.all([importAgain(() => import("./loupe.client.ts")), hearing.words()])
      .then(([{ openLoupe }, speech]) =>
        openLoupe(speech, { ...asked, hold: isHeld() ? asked.hold : undefined }),
      )
      .catch(hearing.onTrouble);
  }

  function openByButton(button: HTMLElement) {
    const picture = pictureOf(button);
    if (picture) open({ picture, facts: factsOf(button), opener: button });
  }

  function clicked({ target }: Event) {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-loupe]");
    if (button) openByButton(button);
  }

  function keyed(event: KeyboardEvent) {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key.toLowerCase() !== "l" || altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    if (target.closest("input, textarea, select, [data-loupe-open]")) return;
    // Nothing has the focus in a document that has just come with a work open.
    const within =
      target === document.body
        ? document.querySelector("dialog[open]")
        : target.closest("dialog, [data-loupe-host]");
    const button = within?.querySelector<HTMLElement>("[data-loupe]");
    if (button) openByButton(button);
  }

  function pointed(event: PointerEvent) {
    forget();
    const { target, button, isPrimary } = event;
    if (!(target instanceof HTMLImageElement) || button !== 0 || !isPrimary || !buttonOf(target)) return;
    const { pointerId: id, pointerType: type, clientX: x, clientY: y, timeStamp } = event;
    const timer = setTimeout(() => hold(now), timeStamp + holdAfter - performance.now());
    const now: HeldPointer = { id, type, x, y, picture: target, isHeld: false, timer };
    shared.pointer = now;
  }

  /** A press that began before this did. */
  function takeUp(trail: readonly Event[]) {
    const early = earlyPointer(trail);
    if (!early) return;
    pointed(early.down);
    const { pointer } = shared;
    if (!pointer) return;
    [pointer.x, pointer.y] = [early.last.clientX, early.last.clientY];
    if (early.isOn) return;
    hold(pointer);
    forget();
  }

  function hold(now: HeldPointer) {
    const { id, type, picture } = now;
    const opener = buttonOf(picture);
    if (!opener) return;
    now.isHeld = true;
    // What else hears this press lets it go.
    picture.dispatchEvent(new PointerEvent("pointercancel", { pointerId: id, bubbles: true }));
    open({ picture, facts: factsOf(opener), opener, at: now, hold: { id, type } });
  }

  function moved({ pointerId, clientX, clientY }: PointerEvent) {
    const { pointer } = shared;
    if (pointer?.id !== pointerId) return;
    // The loupe begins where the finger is by then.
    if (pointer.isHeld) [pointer.x, pointer.y] = [clientX, clientY];
    else if (Math.hypot(clientX - pointer.x, clientY - pointer.y) > slack) forget();
  }

  function ends({ pointerId, isTrusted }: PointerEvent) {
    if (isTrusted && shared.pointer?.id === pointerId) forget();
  }

  /** The browser’s own menu of a picture, and its dragging, give way to a hold. */
  function prevent(event: Event) {
    if (shared.pointer?.isHeld && event.target === shared.pointer.picture) return event.preventDefault();
    // The finger was there before this was: a browser that opens a menu for it reports that.
    if (shared.pointer || !(event instanceof PointerEvent) || event.pointerType !== "touch") return;
    pointed(event);
    if (!shared.pointer) return;
    event.preventDefault();
    clearTimeout((shared.pointer as HeldPointer).timer);
    hold(shared.pointer);
  }

  document.addEventListener("click", clicked, options);
  document.addEventListener("keydown", keyed, options);
  document.addEventListener("pointerdown", pointed, options);
  document.addEventListener("pointermove", moved, options);
  document.addEventListener("pointerup", ends, options);
  document.addEventListener("pointercancel", ends, options);
  document.addEventListener("contextmenu", prevent, options);
  document.addEventListener("dragstart", prevent, options);
  for (const host of document.querySelectorAll<HTMLElement>("[data-loupe-host]")) holdStill(host);
  if (shared.waiting && hearing.isReady?.(shared.waiting.picture) !== false) {
    const asked = shared.waiting;
    shared.waiting = null;
    open(asked);
  }
  if (hearing.trail && !shared.pointer) takeUp(hearing.trail);
  return () => ended.abort();
}

function forget(): void {
  clearTimeout(shared.pointer?.timer);
  shared.pointer = null;
}

const steady = new WeakSet<HTMLElement>();

/** While a finger holds the loupe on a picture, the page does not scroll. A browser asks before the finger comes. */
export function holdStill(host: HTMLElement): void {
  if (steady.has(host)) return;
  steady.add(host);
  host.addEventListener(
    "touchmove",
    (event) => shared.pointer?.isHeld && event.cancelable && event.preventDefault(),
    {
      passive: false,
    },
  );
}

/** The button of the loupe for a picture that may be held: a link has a menu of its own. */
const buttonOf = (picture: HTMLElement) =>
  picture.closest("a")
    ? null
    : picture.closest("[data-loupe-host]")?.querySelector<HTMLElement>("[data-loupe]");

const pictureOf = (button: HTMLElement) =>
  button.closest("[data-loupe-host]")?.querySelector<HTMLImageElement>("img") ?? null;

const factsOf = (button: HTMLElement) => JSON.parse(button.dataset.loupe ?? "") as LoupeFacts;

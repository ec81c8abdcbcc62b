import { isRightToLeft } from "../behaviour/reading-direction.ts";

/** CSS pixels from the middle of the frame. */
export interface Place {
  x: number;
  y: number;
}

export interface Gestures {
  /** A picture that is larger than its frame is moved by a finger; one that fits is not. Left out, it fits. */
  isLarge?: () => boolean;
  onTap?: (place: Place) => void;
  onPan?: (x: number, y: number) => void;
  /** Left out, pinches are the browser's. */
  onPinch?: (factor: number, place: Place) => void;
  onSwipe: (way: "previous" | "next") => void;
}

/** CSS pixels: less is a tap. */
const tapSlack = 8;
/** A swipe is at least this many CSS pixels along, and this many times as long as it is across. */
const swipeLength = 48;
const swipeLean = 1.5;

/**
 * Reads taps, pans, pinches and swipes from pointers in `frame`. A gesture that was ever a pan or a pinch is
 * neither a tap nor a swipe.
 */
export function watchGestures(frame: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Place>();
  let start: (Place & { isFinger: boolean }) | null = null;
  let wasMore = false;

  function placeOf({ clientX, clientY }: MouseEvent): Place {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function point(event: PointerEvent) {
    if (event.button !== 0 || isControl(event.target)) return;
    down.set(event.pointerId, placeOf(event));
    if (down.size === 1) {
      start = { ...placeOf(event), isFinger: event.pointerType !== "mouse" };
      wasMore = false;
    } else wasMore = true;
  }

  function move(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    if (other) {
      gestures.onPinch?.(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
      gestures.onPan?.((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (gestures.isLarge?.() && start && (wasMore || distance(now, start) > tapSlack)) {
      wasMore = true;
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      gestures.onPan?.(now.x - before.x, now.y - before.y);
    }
  }

  function lift(event: PointerEvent) {
    if (!down.delete(event.pointerId) || down.size > 0 || !start || wasMore) return;
    const end = placeOf(event);
    const [along, across] = [end.x - start.x, end.y - start.y];
    if (distance(end, start) <= tapSlack) gestures.onTap?.(end);
    else if (start.isFinger && Math.abs(along) > Math.max(swipeLength, swipeLean * Math.abs(across)))
      gestures.onSwipe(along < 0 === isRightToLeft(frame) ? "previous" : "next");
  }

  /** A trackpad's pinch. */
  function wheel(event: WheelEvent) {
    if (!event.ctrlKey || !gestures.onPinch) return;
    event.preventDefault();
    gestures.onPinch(Math.exp(-event.deltaY / 120), placeOf(event));
  }

  const leaving = new AbortController();
  const { signal } = leaving;
  frame.addEventListener("pointerdown", point, { signal });
  frame.addEventListener("pointermove", move, { signal });
  frame.addEventListener("pointerup", lift, { signal });
  frame.addEventListener("pointercancel", ({ pointerId }) => void down.delete(pointerId), { signal });
  frame.addEventListener("wheel", wheel, { signal, passive: false });
  return () => leaving.abort();
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest("button, a") !== null;
const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Place, other: Place) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

import { drag, type Orbit, type OrbitLimits, push, zoomBy } from "./orbit.ts";

export interface Hands {
  /** Whether a pointer holds the thing. */
  readonly holding: boolean;
}

interface HandsOptions {
  host: HTMLElement;
  orbit: Orbit;
  limits: OrbitLimits;
  /** Whether the piece takes input now. */
  mayMove: () => boolean;
  moved: () => void;
  /** At a place in the picture: each from -1 to 1, upwards. */
  tapped: (x: number, y: number) => void;
  /** Returns whether the piece took the key. */
  keyed: (key: string) => boolean;
  signal: AbortSignal;
}

/** Radians that a drag across the whole picture turns. */
const turnAcross = 3.6;
/** CSS pixels and milliseconds within which a press is a tap. */
const tap = { reach: 9, within: 450 };
const keyPush = { turn: 1.1, tilt: 0.75, zoom: 1.16 };

/** Turns the view by a drag of any pointer and by keys. A finger that moves up or down pans the page, as the host's touch-action says. */
export function layHandsOn(options: HandsOptions): Hands {
  const { host, orbit, limits, mayMove, moved, tapped, keyed, signal } = options;
  let held: {
    id: number;
    x: number;
    y: number;
    at: number;
    downX: number;
    downY: number;
    downAt: number;
  } | null = null;

  function down(event: PointerEvent) {
    if (held || !event.isPrimary || event.button !== 0 || !mayMove()) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    held = { id: event.pointerId, x, y, at, downX: x, downY: y, downAt: at };
    host.setPointerCapture(event.pointerId);
    orbit.turnSpeed = orbit.tiltSpeed = 0;
    moved();
  }

  function move(event: PointerEvent) {
    if (!held || event.pointerId !== held.id || !mayMove()) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const perPixel = turnAcross / Math.max(320, host.clientWidth);
    drag(orbit, -(x - held.x) * perPixel, (y - held.y) * perPixel * 0.8, (at - held.at) / 1000);
    Object.assign(held, { x, y, at });
    moved();
  }

  function up(event: PointerEvent) {
    if (!held || event.pointerId !== held.id) return;
    const { downX, downY, downAt, at } = held;
    held = null;
    moved();
    if (event.type !== "pointerup" || !mayMove()) return;
    // It was held still before it was let go, so it keeps no speed.
    if (event.timeStamp - at > 90) orbit.turnSpeed = orbit.tiltSpeed = 0;
    const reach = Math.hypot(event.clientX - downX, event.clientY - downY);
    if (reach > tap.reach || event.timeStamp - downAt > tap.within) return;
    const { left, top, width, height } = host.getBoundingClientRect();
    tapped(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
  }

  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !mayMove()) return;
    const act = actions[event.key];
    if (!act && !keyed(event.key)) return;
    act?.();
    event.preventDefault();
    moved();
  }

  const actions: Record<string, () => void> = {
    ArrowLeft: () => push(orbit, -keyPush.turn, 0),
    ArrowRight: () => push(orbit, keyPush.turn, 0),
    ArrowUp: () => push(orbit, 0, keyPush.tilt),
    ArrowDown: () => push(orbit, 0, -keyPush.tilt),
    "+": () => zoomBy(orbit, keyPush.zoom, limits),
    "=": () => zoomBy(orbit, keyPush.zoom, limits),
    "-": () => zoomBy(orbit, 1 / keyPush.zoom, limits),
  };

  host.addEventListener("pointerdown", down, { signal });
  host.addEventListener("pointermove", move, { signal });
  host.addEventListener("pointerup", up, { signal });
  host.addEventListener("pointercancel", up, { signal });
  // The focus is on the element that holds the canvas and its still.
  host.parentElement?.addEventListener("keydown", key, { signal });
  return {
    get holding() {
      return held !== null;
    },
  };
}

import type { Shown } from "./paint.ts";
import type { Parts } from "./parts.ts";
import type { Point } from "./place.ts";
import { type Look, placementOfLook, strengths } from "./show.ts";

export interface Hands {
  parts: Parts;
  look: Look;
  renew: () => void;
  close: () => void;
  signal: AbortSignal;
}

/** CSS pixels that an arrow key moves the picture under the glass; with Shift the second. */
const strides = [24, 96] as const;

export function within({ x, y }: Point, [width, height]: readonly [number, number]): Point {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

/** Keys and buttons. */
export function hearKeys({ parts, look, renew, close, signal }: Hands): void {
  const { root, glass, all, plates, register } = parts;

  function show(next: Shown) {
    look.shown = look.shown === next ? "all" : next;
    all.button.ariaPressed = String(look.shown === "all");
    for (const [index, { button }] of plates.entries()) button.ariaPressed = String(look.shown === index);
    if (register) register.button.ariaPressed = String(look.shown === "register");
    renew();
  }

  function strengthen(by: number) {
    look.strength = Math.min(strengths.length - 1, Math.max(0, look.strength + by));
    parts.smaller.ariaDisabled = String(look.strength === 0);
    parts.larger.ariaDisabled = String(look.strength === strengths.length - 1);
    renew();
  }

  function step(x: number, y: number, isFar: boolean) {
    const stride = strides[isFar ? 1 : 0] / (strengths[look.strength] ?? 1);
    look.spot = within({ x: look.spot.x + x * stride, y: look.spot.y + y * stride }, look.size);
    renew();
  }

  function key(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    root.dataset.keys = "";
    const digit = /^\d$/.test(event.key) ? Number(event.key) : Infinity;
    const way = event.target === glass ? ways[event.key] : undefined;
    if (way) step(...way, event.shiftKey);
    else if (event.key === "Escape") close();
    else if (event.key === "+" || event.key === "=") strengthen(1);
    else if (event.key === "-") strengthen(-1);
    else if (digit === 0) show("all");
    else if (digit <= plates.length) show(digit - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const options = { signal };
  root.addEventListener("keydown", key, options);
  glass.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      strengthen(event.deltaY < 0 ? 1 : -1);
    },
    { signal, passive: false },
  );
  parts.fold.addEventListener("click", close, options);
  parts.smaller.addEventListener("click", () => strengthen(-1), options);
  parts.larger.addEventListener("click", () => strengthen(1), options);
  all.button.addEventListener("click", () => show("all"), options);
  register?.button.addEventListener("click", () => show("register"), options);
  for (const [index, { button }] of plates.entries())
    button.addEventListener("click", () => show(index), options);
  strengthen(0);
  show("all");
}

const ways: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The pointer that holds the loupe, and where both were when it took it. */
interface Grip {
  id: number;
  from: Point;
  spot: Point;
}

/** Fingers and the pointer: they move the glass, and a press elsewhere folds it away. `hold` is a pointer that has it already. */
export function hearPointers(
  { parts, look, renew, close, signal }: Hands,
  hold?: { id: number; type: string; at: Point },
): void {
  const { root, glass } = parts;
  let grip: Grip | null = null;

  function take(id: number, type: string, from: Point) {
    grip = { id, from, spot: look.spot };
    look.finger = type === "touch" ? from : null;
    root.removeAttribute("data-settling");
    renew();
  }

  function move({ pointerId, clientX, clientY }: PointerEvent) {
    if (grip?.id !== pointerId) return;
    const { scale } = placementOfLook(look);
    const [x, y] = [(clientX - grip.from.x) / scale, (clientY - grip.from.y) / scale];
    look.spot = within({ x: grip.spot.x + x, y: grip.spot.y + y }, look.size);
    if (look.finger) look.finger = { x: clientX, y: clientY };
    renew();
  }

  /** Let go, the glass is laid down on its spot. */
  function release({ pointerId, isTrusted }: PointerEvent) {
    if (grip?.id !== pointerId || !isTrusted) return;
    grip = null;
    root.toggleAttribute("data-settling", look.finger !== null);
    look.finger = null;
    renew();
  }

  const options = { signal };
  glass.addEventListener(
    "pointerdown",
    ({ button, pointerId, pointerType, clientX, clientY }) => {
      if (button !== 0 || grip) return;
      glass.setPointerCapture(pointerId);
      take(pointerId, pointerType, { x: clientX, y: clientY });
    },
    options,
  );
  document.addEventListener("pointermove", move, options);
  document.addEventListener("pointerup", release, options);
  document.addEventListener("pointercancel", release, options);
  document.addEventListener(
    "pointerdown",
    ({ target }) => target instanceof Node && !root.contains(target) && close(),
    options,
  );
  if (hold) take(hold.id, hold.type, hold.at);
}

import { isRightToLeft } from "@toadstool/elements/behaviour/reading-direction";
import { type Leaf, type Point, withinReach } from "./fold.ts";

/** A leaf that is being turned, by a finger or by itself. */
export interface Move {
  leaf: Leaf;
  to: number;
  from: number;
  at: Point;
  carry: (at: Point) => void;
  remove: () => void;
  /** A page on its own comes back from where it was turned to. */
  isBackwards: boolean;
}

/** A finger that moves so far sideways turns; a mouse too. In pixels. */
const slack = 7;

interface Fingers {
  take: (by: 1 | -1, corner: Leaf["corner"]) => Move | undefined;
  letGo: (move: Move, isQuick: boolean) => void;
  press: (by: 1 | -1) => void;
  /** Pages are shown one at a time. */
  isAlone: () => boolean;
}

/** Takes the leaf that a finger or a mouse turns, and lets it go; a press of a mouse turns it whole. */
export function watchFingers(
  row: HTMLElement,
  signal: AbortSignal,
  { take, letGo, press, isAlone }: Fingers,
) {
  let down: { id: number; x: number; y: number; reach: number; mouse: boolean } | undefined;
  let move: Move | undefined;
  let began: Point = { x: 0, y: 0 };
  let last = { x: 0, time: 0, speed: 0 };
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const lead = () => (row.style.touchAction = still.matches ? "" : "pan-y");
  lead();
  still.addEventListener("change", lead, { signal });

  const listen = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => row.addEventListener(kind, act, { signal });

  listen("pointerdown", ({ pointerId, clientX, clientY, button, pointerType }) => {
    if (button !== 0 || down) return;
    const { left, width } = row.getBoundingClientRect();
    // How far from the spine it takes the paper: the point that is held stays under the finger.
    const reach = isAlone() ? 0.5 : Math.max(0.35, Math.abs(((clientX - left) / width) * 2 - 1));
    down = { id: pointerId, x: clientX, y: clientY, reach, mouse: pointerType === "mouse" };
    last = { x: clientX, time: performance.now(), speed: 0 };
  });
  listen("pointermove", ({ pointerId, clientX, clientY }) => {
    if (down?.id !== pointerId) return;
    const [right, low] = [clientX - down.x, clientY - down.y];
    if (!move) {
      if (Math.abs(right) < slack || Math.abs(right) < Math.abs(low)) return;
      const { top, height } = row.getBoundingClientRect();
      move = take(right < 0 === isRightToLeft(row) ? -1 : 1, down.y < top + height / 2 ? "top" : "bottom");
      if (!move) return;
      began = move.at;
      row.setPointerCapture(pointerId);
    }
    const time = performance.now();
    if (time > last.time) last = { x: clientX, time, speed: (clientX - last.x) / (time - last.time) };
    move.at = withinReach(move.leaf, { x: began.x + right / down.reach, y: began.y + low * 0.7 });
    move.carry(move.at);
  });
  const up = ({ pointerId, clientX, type }: PointerEvent) => {
    if (down?.id !== pointerId) return;
    const { x, mouse } = down;
    down = undefined;
    if (move) {
      const isLeftward = (move.leaf.side === 1) !== move.isBackwards;
      letGo(move, type === "pointerup" && (isLeftward ? last.speed < -0.4 : last.speed > 0.4));
      move = undefined;
    } else if (type === "pointerup" && mouse && Math.abs(clientX - x) < slack) clickAt(clientX);
  };
  const clickAt = (x: number) => {
    const { left, width } = row.getBoundingClientRect();
    press(x > left + width / 2 === isRightToLeft(row) ? -1 : 1);
  };
  listen("pointerup", up);
  listen("pointercancel", up);
  // A press that came before this listened is repeated as a click.
  listen("click", (event) => {
    const { isTrusted, clientX } = event;
    if (!isTrusted && event instanceof PointerEvent && event.pointerType === "mouse") clickAt(clientX);
  });
}

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { cornerOf, type Leaf, type Point, turnedAt, withinReach } from "./fold.ts";
import { layLeaf, type Sides } from "./leaf.client.ts";
import styles from "./turn.module.css";

interface Turning {
  /** The box in which the row of pages lies. */
  room: RefObject<HTMLElement | null>;
  track: RefObject<HTMLElement | null>;
  /** The pages that are shown at once, from 1. */
  openings: number[][];
  isSpread: boolean;
  /** Puts the row where the leaf has been turned to. */
  show: (opening: number, behaviour: ScrollBehavior) => void;
  /** The opening that the row shows. */
  standing: () => number;
}

interface Move {
  leaf: Leaf;
  to: number;
  from: number;
  at: Point;
  carry: (at: Point) => void;
  remove: () => void;
  /** A page on its own comes back from where it was turned to. */
  isBackwards: boolean;
}

/** How long a whole turn takes by itself, in milliseconds. */
const duration = { key: 380, letGo: 320 };
/** A finger that moves so far sideways turns; a mouse too. In pixels. */
const slack = 7;

/** Paper that is turned by drag, swipe, press or key, and can be let go or taken again halfway; for less motion the row scrolls. */
export function useTurning({ room, track, openings, isSpread, show, standing }: Turning) {
  const now = useRef<Move>(undefined);
  const frame = useRef(0);

  const end = (opening: number) => {
    const move = now.current;
    cancelAnimationFrame(frame.current);
    if (!move) return;
    show(opening, "instant");
    move.remove();
    room.current?.classList.remove(styles.turning ?? "");
    now.current = undefined;
  };

  const begin = (to: number, corner: Leaf["corner"]): Move | undefined => {
    if (now.current) end(now.current.to);
    const from = standing();
    if (!room.current || !track.current || to === from || !openings[to]) return undefined;
    const sides = sidesOf(track.current, openings, isSpread, from, to);
    const box = sides?.front.getBoundingClientRect();
    if (!sides || !box?.width) return undefined;
    const isBackwards = !isSpread && to < from;
    const leaf: Leaf = { width: box.width, height: box.height, side: isSpread && to < from ? -1 : 1, corner };
    room.current.classList.toggle(styles.alone ?? "", !isSpread);
    const laid = layLeaf(room.current, leaf, sides);
    const home = cornerOf(leaf);
    const at = isBackwards ? { x: -home.x, y: home.y } : home;
    laid.carry(at);
    room.current.classList.add(styles.turning ?? "");
    now.current = { leaf, from, to, at, ...laid, isBackwards };
    return now.current;
  };

  /** Lets the leaf go on by itself, forward or back to where it was. */
  const settle = (isTurned: boolean, time: number) => {
    const move = now.current;
    if (!move) return;
    const { leaf, at: start, isBackwards } = move;
    const home = cornerOf(leaf);
    const aim = isTurned === isBackwards ? home : { x: -home.x, y: home.y };
    const rest = Math.abs(aim.x - start.x) / (2 * leaf.width);
    const began = performance.now();
    const lift = (leaf.corner === "top" ? 1 : -1) * 0.16 * leaf.height * rest;
    const step = (moment: number) => {
      const part = Math.min(1, (moment - began) / Math.max(120, time * rest));
      const eased = 1 - (1 - part) ** 2.2;
      move.at = withinReach(leaf, {
        x: start.x + (aim.x - start.x) * eased,
        y: start.y + (aim.y - start.y) * eased + lift * Math.sin(Math.PI * eased),
      });
      move.carry(move.at);
      if (part < 1) frame.current = requestAnimationFrame(step);
      else end(isTurned ? move.to : move.from);
    };
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(step);
  };

  /** Shows an opening: by a leaf that turns. */
  const turnTo = (opening: number) => {
    const to = Math.min(Math.max(opening, 0), openings.length - 1);
    if (isStill() || !begin(to, "bottom")) return show(to, isStill() ? "instant" : "smooth");
    return settle(true, duration.key);
  };

  const taken = useEffectEvent((by: 1 | -1, corner: Leaf["corner"]) => {
    cancelAnimationFrame(frame.current);
    return now.current ?? (isStill() ? undefined : begin(standing() + by, corner));
  });
  const released = useEffectEvent(({ leaf, at, isBackwards }: Move, isQuick: boolean) => {
    const turned = turnedAt(leaf, at);
    settle(isQuick || (isBackwards ? 1 - turned : turned) > 0.36, duration.letGo);
  });
  const pressed = useEffectEvent((by: 1 | -1) => turnTo(standing() + by));
  const aloneNow = useEffectEvent(() => !isSpread);

  useEffect(() => {
    const ended = new AbortController();
    if (track.current)
      watchFingers(track.current, ended.signal, {
        take: (by, corner) => taken(by, corner),
        letGo: (move, isQuick) => released(move, isQuick),
        press: (by) => pressed(by),
        isAlone: () => aloneNow(),
      });
    return () => {
      ended.abort();
      cancelAnimationFrame(frame.current);
      now.current?.remove();
    };
  }, [track]);
  // A window of another size lays the pages out anew.
  const stop = useEffectEvent(() => now.current && end(now.current.to));
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the leaf belongs to the layout in which it was taken
  useEffect(() => () => void stop(), [isSpread]);

  return {
    turnTo,
    turn: (by: number) => turnTo((now.current?.to ?? standing()) + by),
  };
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Fingers {
  take: (by: 1 | -1, corner: Leaf["corner"]) => Move | undefined;
  letGo: (move: Move, isQuick: boolean) => void;
  press: (by: 1 | -1) => void;
  /** Pages are shown one at a time. */
  isAlone: () => boolean;
}

function watchFingers(row: HTMLElement, signal: AbortSignal, { take, letGo, press, isAlone }: Fingers) {
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
      move = take(right < 0 ? 1 : -1, down.y < top + height / 2 ? "top" : "bottom");
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
      const isForward = move.leaf.side === 1 && !move.isBackwards;
      letGo(move, type === "pointerup" && (isForward ? last.speed < -0.4 : last.speed > 0.4));
      move = undefined;
    } else if (type === "pointerup" && mouse && Math.abs(clientX - x) < slack) {
      const { left, width } = row.getBoundingClientRect();
      press(clientX > left + width / 2 ? 1 : -1);
    }
  };
  listen("pointerup", up);
  listen("pointercancel", up);
}

/** Null where a picture is not laid out. */
function sidesOf(
  track: HTMLElement,
  openings: number[][],
  isSpread: boolean,
  from: number,
  to: number,
): Sides | null {
  const pictures = [...track.querySelectorAll("img")];
  const pictureOf = (page: number | undefined) => (page ? (pictures[page - 1] ?? null) : null);
  const last = pictures.length;
  /** The left and the right page; a cover lies at the right of its spine, a back cover at the left. */
  const pages = (opening: number) => {
    const [one, two] = openings[opening] ?? [];
    if (two || one !== last) return one === 1 && !two ? [undefined, one] : [one, two];
    return [one, undefined];
  };
  if (!isSpread) {
    const [turned, other] = to > from ? [from, to] : [to, from];
    const front = pictureOf(openings[turned]?.[0]);
    return (
      front && { front, back: null, beneath: pictureOf(openings[other]?.[0]), beside: null, spine: [0, 0] }
    );
  }
  const [here, there] = [pages(from), pages(to)];
  const isForward = to > from;
  const front = pictureOf(isForward ? here[1] : here[0]);
  if (!front) return null;
  return {
    front,
    back: pictureOf(isForward ? there[0] : there[1]),
    beneath: pictureOf(isForward ? there[1] : there[0]),
    beside: pictureOf(isForward ? here[0] : here[1]),
    spine: [spineOf(here), spineOf(there)],
  };
}

/** A cover on its own lies in the middle. */
function spineOf([left, right]: (number | undefined)[]): number {
  if (left === undefined) return -0.5;
  return right === undefined ? 0.5 : 0;
}

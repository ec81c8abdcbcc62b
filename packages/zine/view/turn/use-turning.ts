import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isRightToLeft } from "@toadstool/elements/behaviour/reading-direction";
import { cornerOf, type Leaf, turnedAt, withinReach } from "./fold.ts";
import { layLeaf } from "./leaf.client.ts";
import { sidesOf } from "./sides-of.ts";
import { type Move, watchFingers } from "./watch-fingers.ts";
import styles from "./turn.module.css";

interface Turning {
  /** The box in which the row of pages lies. */
  holder: RefObject<HTMLElement | null>;
  track: RefObject<HTMLElement | null>;
  /** The pages that are shown at once, from 1. */
  openings: number[][];
  isSpread: boolean;
  /** Puts the row where the leaf has been turned to. */
  show: (opening: number, behaviour: ScrollBehavior) => void;
  /** The opening that the row shows. */
  standing: () => number;
}

/** How long a whole turn takes by itself, in milliseconds. */
const duration = { key: 380, letGo: 320 };

/** Paper that is turned by drag, swipe, press or key, and can be let go or taken again halfway; for less motion the row scrolls. */
export function useTurning({ holder, track, openings, isSpread, show, standing }: Turning) {
  const now = useRef<Move>(undefined);
  const frame = useRef(0);

  const end = (opening: number) => {
    const move = now.current;
    cancelAnimationFrame(frame.current);
    if (!move) return;
    show(opening, "instant");
    move.remove();
    holder.current?.classList.remove(styles.turning ?? "");
    now.current = undefined;
  };

  const begin = (to: number, corner: Leaf["corner"]): Move | undefined => {
    if (now.current) end(now.current.to);
    const from = standing();
    if (!holder.current || !track.current || to === from || !openings[to]) return undefined;
    const sides = sidesOf(track.current, openings, isSpread, from, to);
    const box = sides?.front.getBoundingClientRect();
    if (!sides || !box?.width) return undefined;
    const isBackwards = !isSpread && to < from;
    const onward = isRightToLeft(holder.current) ? -1 : 1;
    const side = isSpread && to < from ? (-onward as 1 | -1) : onward;
    const leaf: Leaf = { width: box.width, height: box.height, side, corner };
    holder.current.classList.toggle(styles.alone ?? "", !isSpread);
    const spine = sides.spine.map((place) => place * onward) as typeof sides.spine;
    const laid = layLeaf(holder.current, leaf, { ...sides, spine });
    const home = cornerOf(leaf);
    const at = isBackwards ? { x: -home.x, y: home.y } : home;
    laid.carry(at);
    holder.current.classList.add(styles.turning ?? "");
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

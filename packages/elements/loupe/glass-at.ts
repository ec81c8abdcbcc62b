import type { Point } from "./place.ts";

/** Edges in CSS pixels of the window. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Frame {
  /** By how much the glass is wider and taller than its lens. */
  across: number;
  down: number;
  /** From its upper edge to the lens. */
  above: number;
  /** The diameter of its lens where there is space for it. */
  eye: number;
}

interface Placed extends Point {
  eye: number;
  /** The lens lies on what it shows; else a mark has to say what that is. */
  isOnSpot: boolean;
}

/** CSS pixels from a finger to the glass. */
const lift = 36;
/** Diameters of a lens: the least that is worth having above a finger while there is more beside it, and the least of all. */
const [enough, least] = [150, 96];

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Where the glass lies for a point of the window: on it, as far as the bounds go. While a finger moves it, above the
 * finger; beside it where that leaves more, with a smaller lens where neither has space; below it where even that does not fit.
 */
export function glassAt(at: Point, finger: Point | null, frame: Frame, bounds: Bounds): Placed {
  const tallest = Math.max(least, bounds.bottom - bounds.top - frame.down);
  const eye = Math.min(frame.eye, tallest);
  if (!finger) return laid(at, { ...frame, eye }, bounds);
  const over = Math.min(eye, finger.y - lift - bounds.top - frame.down);
  const isRight = finger.x < (bounds.left + bounds.right) / 2;
  const free = isRight ? bounds.right - finger.x : finger.x - bounds.left;
  const beside = Math.min(eye, free - lift - frame.across);
  const middle = (across: number) => finger.x - across / 2;
  if (over >= Math.min(enough, eye) || (over >= beside && over >= least))
    return held(over, (width, height) => [middle(width), finger.y - lift - height]);
  if (beside >= least)
    return held(beside, (width) => [
      isRight ? finger.x + lift : finger.x - lift - width,
      finger.y - frame.above - beside / 2,
    ]);
  return held(eye, (width) => [middle(width), finger.y + lift]);

  function held(size: number, place: (width: number, height: number) => [x: number, y: number]): Placed {
    const [width, height] = [size + frame.across, size + frame.down];
    const [x, y] = place(width, height);
    return {
      x: between(x, bounds.left, Math.max(bounds.left, bounds.right - width)),
      y: between(y, bounds.top, Math.max(bounds.top, bounds.bottom - height)),
      eye: size,
      isOnSpot: false,
    };
  }
}

/** What is scrolled out of the bounds takes the glass with it. */
function laid(at: Point, { eye, across, down, above }: Frame, bounds: Bounds): Placed {
  const seen = { x: between(at.x, bounds.left, bounds.right), y: between(at.y, bounds.top, bounds.bottom) };
  const wanted = { x: seen.x - (eye + across) / 2, y: seen.y - above - eye / 2 };
  const kept = {
    x: between(wanted.x, bounds.left, Math.max(bounds.left, bounds.right - eye - across)),
    y: between(wanted.y, bounds.top, Math.max(bounds.top, bounds.bottom - eye - down)),
  };
  const [x, y] = [kept.x + at.x - seen.x, kept.y + at.y - seen.y];
  return { x, y, eye, isOnSpot: Math.hypot(kept.x - wanted.x, kept.y - wanted.y) < 1 };
}

/** The part of a box that the bounds show; null where they show none. */
export function seenPart(box: Bounds, bounds: Bounds): Bounds | null {
  const [left, right] = [Math.max(box.left, bounds.left), Math.min(box.right, bounds.right)];
  const [top, bottom] = [Math.max(box.top, bounds.top), Math.min(box.bottom, bounds.bottom)];
  return right <= left || bottom <= top ? null : { left, top, right, bottom };
}

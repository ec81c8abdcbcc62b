import type { Point } from "./place.ts";

/** Edges in CSS pixels of the window. */
export interface Room {
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
  /** The diameter of its lens where there is room for it. */
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
 * Where the glass lies for a point of the window: on it, as far as the room goes. While a finger moves it, above the
 * finger; beside it where that leaves more, with a smaller lens where neither has room; below it where even that does not fit.
 */
export function glassAt(at: Point, finger: Point | null, frame: Frame, room: Room): Placed {
  const tallest = Math.max(least, room.bottom - room.top - frame.down);
  const eye = Math.min(frame.eye, tallest);
  if (!finger) return laid(at, { ...frame, eye }, room);
  const over = Math.min(eye, finger.y - lift - room.top - frame.down);
  const isRight = finger.x < (room.left + room.right) / 2;
  const free = isRight ? room.right - finger.x : finger.x - room.left;
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
      x: between(x, room.left, Math.max(room.left, room.right - width)),
      y: between(y, room.top, Math.max(room.top, room.bottom - height)),
      eye: size,
      isOnSpot: false,
    };
  }
}

/** What is scrolled out of the room takes the glass with it. */
function laid(at: Point, { eye, across, down, above }: Frame, room: Room): Placed {
  const seen = { x: between(at.x, room.left, room.right), y: between(at.y, room.top, room.bottom) };
  const wanted = { x: seen.x - (eye + across) / 2, y: seen.y - above - eye / 2 };
  const kept = {
    x: between(wanted.x, room.left, Math.max(room.left, room.right - eye - across)),
    y: between(wanted.y, room.top, Math.max(room.top, room.bottom - eye - down)),
  };
  const [x, y] = [kept.x + at.x - seen.x, kept.y + at.y - seen.y];
  return { x, y, eye, isOnSpot: Math.hypot(kept.x - wanted.x, kept.y - wanted.y) < 1 };
}

/** The part of a box that a room shows; null where it shows none. */
export function seenPart(box: Room, room: Room): Room | null {
  const [left, right] = [Math.max(box.left, room.left), Math.min(box.right, room.right)];
  const [top, bottom] = [Math.max(box.top, room.top), Math.min(box.bottom, room.bottom)];
  return right <= left || bottom <= top ? null : { left, top, right, bottom };
}

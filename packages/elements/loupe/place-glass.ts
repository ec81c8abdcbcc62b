import { glassAt, type Room } from "./glass-at.ts";
import type { Parts } from "./parts.ts";
import type { Point } from "./place.ts";

/** CSS pixels that the glass keeps from the edge of the window. */
const edge = 6;
/** From this width of the window on, or in a low window from the second, the tray lies beside the glass; below it at the head or the foot of the window. */
const wide = 1000;
const wideWhereLow = { width: 640, height: 560 };
const gap = 20;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The part of the window that no bar of the page covers. */
export function roomOf({ root }: Pick<Parts, "root">): Room {
  const { paddingTop, paddingBottom } = getComputedStyle(root);
  return {
    left: 0,
    top: Number.parseFloat(paddingTop) || 0,
    right: innerWidth,
    bottom: innerHeight - (Number.parseFloat(paddingBottom) || 0),
  };
}

/** Lays the glass over a point of the window, or near the finger that moves it. The tray keeps clear of it. */
export function placeGlass(parts: Parts, at: Point, finger: Point | null): void {
  const { root, glass, lens, hinge, spot } = parts;
  const room = roomOf(parts);
  const { offsetWidth: width, offsetHeight: height } = glass;
  const frame = {
    across: width - lens.offsetWidth,
    down: height - lens.offsetHeight,
    above: lens.offsetTop + (lens.parentElement?.offsetTop ?? 0),
  };
  const within = {
    left: room.left + edge,
    top: room.top + edge + hinge.offsetHeight,
    right: room.right - edge,
    bottom: room.bottom - edge,
  };
  const { x, y, eye, isOnSpot } = glassAt(at, finger, { ...frame, eye: largestEye() }, within);
  root.toggleAttribute("data-lifted", !isOnSpot);
  glass.style.setProperty("--eye", `${eye}px`);
  glass.style.setProperty("transform", `translate(${x}px, ${y}px)`);
  spot.style.setProperty("transform", `translate(${at.x}px, ${at.y}px)`);
  const box = { x, y, width: eye + frame.across, height: eye + frame.down };
  if (isWide()) layBeside(parts, box, room);
  else layAcross(parts, box, room, finger);
}

const isWide = () =>
  innerWidth >= wide || (innerWidth >= wideWhereLow.width && innerHeight < wideWhereLow.height);

/** 15 rem, and no more than 54 % of the window. */
function largestEye(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.round(Math.min(15 * rem, innerWidth * 0.54));
}

interface Box extends Point {
  width: number;
  height: number;
}

/** At the foot of the window, or at its head where the glass or the finger needs the foot. */
function layAcross({ tray }: Parts, { y, height }: Box, { top, bottom }: Room, finger: Point | null): void {
  tray.style.removeProperty("transform");
  const tall = tray.offsetHeight + gap;
  const lowest = Math.max(y + height, (finger?.y ?? 0) + 2 * gap);
  const isNeeded = lowest > bottom - tall;
  tray.toggleAttribute("data-high", isNeeded && (y > top + tall || y + height / 2 > (top + bottom) / 2));
}

/** As the other leaf of the glass. */
function layBeside({ tray }: Parts, { x, y, width }: Box, room: Room): void {
  const [across, down] = [tray.offsetWidth, tray.offsetHeight];
  const right = x + width + gap;
  const left = right + across < room.right - 8 ? right : x - gap - across;
  const place = [
    between(left, 8, Math.max(8, room.right - across - 8)),
    between(y, room.top + 8, Math.max(room.top + 8, room.bottom - down - 8)),
  ];
  tray.style.setProperty("transform", `translate(${place[0]}px, ${place[1]}px)`);
}

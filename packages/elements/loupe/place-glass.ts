import { glassAt, type Bounds, seenPart } from "./glass-at.ts";
import type { Parts } from "./parts.ts";
import type { Point } from "./place.ts";
import { type Box, trayAcross, trayBeside } from "./tray-at.ts";

/** CSS pixels that the glass keeps from the edge of the window. */
const edge = 6;
/** From this width of the window on, or in a low window from the second, the tray lies beside the glass; below it above or beneath. */
const wide = 1000;
const wideWhereLow = { width: 640, height: 560 };
/** Rem: the least width of a tray beside the glass, and the most. */
const widths = [14, 22] as const;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The part of the window that no bar of the page covers. */
export function boundsOf({ root }: Pick<Parts, "root">): Bounds {
  const { paddingTop, paddingBottom } = getComputedStyle(root);
  return {
    left: 0,
    top: Number.parseFloat(paddingTop) || 0,
    right: innerWidth,
    bottom: innerHeight - (Number.parseFloat(paddingBottom) || 0),
  };
}

/** Lays the glass over a point of the window, or near the finger that moves it. The tray keeps clear of it, and of words. */
export function placeGlass(parts: Parts, picture: HTMLElement, at: Point, finger: Point | null): void {
  const { root, glass, lens, hinge, spot } = parts;
  const bounds = boundsOf(parts);
  const { offsetWidth: width, offsetHeight: height } = glass;
  const frame = {
    across: width - lens.offsetWidth,
    down: height - lens.offsetHeight,
    above: lens.offsetTop + (lens.parentElement?.offsetTop ?? 0),
  };
  const within = {
    left: bounds.left + edge,
    top: bounds.top + edge + hinge.offsetHeight,
    right: bounds.right - edge,
    bottom: bounds.bottom - edge,
  };
  const { x, y, eye, isOnSpot } = glassAt(at, finger, { ...frame, eye: largestEye() }, within);
  root.toggleAttribute("data-lifted", !isOnSpot);
  glass.style.setProperty("--eye", `${eye}px`);
  glass.style.setProperty("transform", `translate(${x}px, ${y}px)`);
  spot.style.setProperty("transform", `translate(${at.x}px, ${at.y}px)`);
  const box = { x, y, width: eye + frame.across, height: eye + frame.down };
  if (isWide()) layBeside(parts, box, fieldOf(picture, bounds), bounds);
  else layAcross(parts, box, seenPart(picture.getBoundingClientRect(), bounds) ?? bounds, bounds, finger);
}

const isWide = () =>
  innerWidth >= wide || (innerWidth >= wideWhereLow.width && innerHeight < wideWhereLow.height);

const remNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** 15 rem, and no more than 54 % of the window. */
const largestEye = () => Math.round(Math.min(15 * remNow(), innerWidth * 0.54));

/** The bounds without what is at the left and right of the picture. */
function fieldOf(picture: HTMLElement, bounds: Bounds): Bounds {
  const host = picture.closest("[data-loupe-host]");
  const own = host?.getBoundingClientRect();
  const field = { ...bounds };
  if (!host || !own) return field;
  for (const other of [host.previousElementSibling, host.nextElementSibling]) {
    const box = other?.getBoundingClientRect();
    if (!box?.width || box.bottom <= own.top || box.top >= own.bottom) continue;
    if (box.left >= own.right - 1) field.right = Math.min(field.right, box.left);
    if (box.right <= own.left + 1) field.left = Math.max(field.left, box.right);
  }
  return field;
}

/** From the place that its styles give it, at the foot of the window. */
function layAcross({ tray }: Parts, glass: Box, picture: Bounds, bounds: Bounds, finger: Point | null): void {
  tray.style.removeProperty("width");
  const tall = tray.offsetHeight;
  const top = trayAcross(glass, tall, picture, bounds, finger);
  tray.style.setProperty("transform", `translateY(${top - (bounds.bottom - 8 - tall)}px)`);
}

/** As the other leaf of the glass. */
function layBeside({ tray }: Parts, glass: Box, field: Bounds, bounds: Bounds): void {
  const rem = remNow();
  const { x, width } = trayBeside(glass, [widths[0] * rem, widths[1] * rem], field);
  tray.style.setProperty("width", `${width}px`);
  const left = between(x, 8, bounds.right - width - 8);
  const top = between(glass.y, bounds.top + 8, bounds.bottom - tray.offsetHeight - 8);
  tray.style.setProperty("transform", `translate(${left}px, ${top}px)`);
}

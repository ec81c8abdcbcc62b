import type { Parts } from "./parts.ts";
import type { Point } from "./place.ts";

/** CSS pixels from a finger to the foot of the glass. */
const lift = 36;
/** CSS pixels that it keeps from the window’s edge, and from the finger at the least. */
const edge = 6;
/** From this width of the window on, the tray lies beside the glass; below it at the foot of the window. */
const wide = 1000;
const gap = 20;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Lays the glass over a point of the window; above the finger while one holds it, or beside it where there is no room above. The tray
 * keeps clear of it.
 */
export function placeGlass({ root, glass, lens, tray, spot }: Parts, at: Point, isFinger: boolean): void {
  const { offsetWidth: width, offsetHeight: height } = glass;
  const eye = lens.offsetTop + lens.offsetHeight / 2 + (lens.parentElement?.offsetTop ?? 0);
  let [x, y] = [at.x - width / 2, at.y - eye];
  if (isFinger) {
    y = Math.max(edge, at.y - lift - height);
    if (y + height > at.y - edge) x += (at.x < innerWidth / 2 ? 1 : -1) * (width / 2 + lift);
  }
  root.toggleAttribute("data-lifted", isFinger);
  glass.style.setProperty("transform", `translate(${x}px, ${y}px)`);
  spot.style.setProperty("transform", `translate(${at.x}px, ${at.y}px)`);
  if (innerWidth < wide) {
    tray.style.removeProperty("transform");
    const isLow = Math.max(at.y + width / 2, y + height) > innerHeight - tray.offsetHeight - 80;
    tray.toggleAttribute("data-high", isLow && at.y > innerHeight / 2);
    return;
  }
  const beside = x + width + gap;
  const isRoomy = beside + tray.offsetWidth < innerWidth - 8;
  const left = between(
    isRoomy ? beside : x - gap - tray.offsetWidth,
    8,
    Math.max(8, innerWidth - tray.offsetWidth - 8),
  );
  const top = between(y, 8, Math.max(8, innerHeight - tray.offsetHeight - 8));
  tray.style.setProperty("transform", `translate(${left}px, ${top}px)`);
}

import { type Room, seenPart } from "./glass-at.ts";
import { mostToSee } from "./most-to-see.ts";
import type { Point } from "./place.ts";
import type { Separation } from "./separate.ts";
import { placementOfLook, type Look } from "./show.ts";

/** Width and height in pixels of a copy that is read as a whole. */
const small = 72;

/** Where there is most to see of what is seen of a picture; one that is out of sight comes into it. */
export function firstSpot(look: Look, separation: Separation, room: Room): Point {
  const { picture, size } = look;
  const seen = seenPart(picture.getBoundingClientRect(), room) ?? broughtIntoSight(picture);
  const placement = placementOfLook(look);
  const [across, down] = size.map((side) => small / (side * placement.scale)) as [number, number];
  const within = {
    left: (seen.left - placement.x) * across,
    top: (seen.top - placement.y) * down,
    right: (seen.right - placement.x) * across,
    bottom: (seen.bottom - placement.y) * down,
  };
  const { x, y } = mostToSee(separation.separate(smallPixels(picture)), small, within);
  return { x: (x / small) * size[0], y: (y / small) * size[1] };
}

function broughtIntoSight(picture: HTMLElement): Room {
  picture.scrollIntoView({ block: "center", behavior: "instant" });
  return picture.getBoundingClientRect();
}

export function smallPixels(picture: HTMLImageElement): Uint8ClampedArray {
  const on = Object.assign(document.createElement("canvas"), { width: small, height: small }).getContext(
    "2d",
  );
  if (on) on.imageSmoothingEnabled = false;
  on?.drawImage(picture, 0, 0, small, small);
  return on?.getImageData(0, 0, small, small).data ?? new Uint8ClampedArray();
}

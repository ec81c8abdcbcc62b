import type { Plate, PrintDetails } from "./print-details.ts";

export interface Point {
  x: number;
  y: number;
}

/** Where a file is in the window: its corner, and how many CSS pixels one of its own pixels takes. */
export interface Placement extends Point {
  scale: number;
}

/** Where the whole file of a shown picture is in the window, with what its box crops off. */
export function placementOf(shown: HTMLElement, size: readonly [number, number]): Placement {
  const box = shown.getBoundingClientRect();
  const { objectFit, objectPosition } = getComputedStyle(shown);
  return placementIn(box, size, objectFit === "cover", objectPosition);
}

/** `position` is the value of `object-position`, in per cent. */
export function placementIn(
  box: { left: number; top: number; width: number; height: number },
  [width, height]: readonly [number, number],
  isCropped: boolean,
  position = "50% 50%",
): Placement {
  const [across, down] = [box.width / width, box.height / height];
  const scale = isCropped ? Math.max(across, down) : across;
  const [x = 0.5, y = 0.5] = position.split(" ").map((part) => Number.parseFloat(part) / 100);
  const spare = (space: number, taken: number, share: number) => (isCropped ? (space - taken) * share : 0);
  return {
    x: box.left + spare(box.width, width * scale, x),
    y: box.top + spare(box.height, height * scale, y),
    scale,
  };
}

/** How far an ink lies from its place at a point of the sheet, both in millimetres. */
function slipAt({ slip = [0, 0, 0] }: Plate, fromMiddle: Point): Point {
  const [x, y, turn] = slip;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) - 1, Math.sin(angle)];
  return {
    x: x + fromMiddle.x * cos - fromMiddle.y * sin,
    y: y + fromMiddle.x * sin + fromMiddle.y * cos,
  };
}

/**
 * How far an ink lies from where the first one says it should, in millimetres at a point of the file in pixels. Null where it is
 * not known.
 */
export function slipBetween({ across, size, plates }: PrintDetails, index: number, at: Point): Point | null {
  const [first, plate] = [plates[0], plates[index]];
  if (!across || !first?.slip || !plate?.slip) return null;
  const [width, height] = size;
  const millimetre = across / width;
  const fromMiddle = { x: (at.x - width / 2) * millimetre, y: (at.y - height / 2) * millimetre };
  const [here, there] = [slipAt(first, fromMiddle), slipAt(plate, fromMiddle)];
  return { x: there.x - here.x, y: there.y - here.y };
}

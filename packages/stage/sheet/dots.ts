import type { Sheet } from "./sheet.ts";

export interface Screen {
  ink: string;
  /** The share of the paper that is covered, 0…1. */
  share: number;
  /** Units from dot to dot, along the rows of the unturned screen. */
  pitch?: number;
  /** Degrees; at 45 the dots lie on whole pixels, which is fast: use other angles for a print that is drawn once. */
  angle?: number;
}

/** Returns an ink as a screen of dots, to fill shapes of this sheet with. */
export function dots({ pen, scale }: Sheet, { ink, share, pitch = 5, angle = 45 }: Screen): CanvasPattern {
  const side = Math.max(2, Math.round(pitch * scale));
  const tile = document.createElement("canvas");
  tile.width = tile.height = side;
  const brush = tile.getContext("2d");
  const isMostlyInk = share > 0.6;
  // Two dots in a tile; where the dots would merge, the gaps are drawn instead.
  const radius = side * Math.sqrt((isMostlyInk ? 1 - share : share) / (2 * Math.PI));
  if (brush) {
    brush.fillStyle = ink;
    if (isMostlyInk) brush.fillRect(0, 0, side, side);
    if (isMostlyInk) brush.globalCompositeOperation = "destination-out";
    brush.beginPath();
    for (const [x, y] of [
      [0.5, 0.5],
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      brush.moveTo(x * side + radius, y * side);
      brush.arc(x * side, y * side, radius, 0, 2 * Math.PI);
    }
    brush.fill();
  }
  const pattern = pen.createPattern(tile, "repeat");
  if (!pattern) throw new Error("The tile of a screen was empty.");
  pattern.setTransform(new DOMMatrix().scale(1 / scale).rotate(angle - 45));
  return pattern;
}

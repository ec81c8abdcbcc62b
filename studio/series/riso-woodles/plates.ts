import type { Stroke } from "../drawing.ts";

/** Four inks: the fourth prints what stands behind, whichever colour that is drawn in. */
export function behindAll(strokes: readonly Stroke[]): Stroke[] {
  const coloured = strokes.some(({ plate, tone }) => plate > 0 && tone > 0);
  const moved = strokes.map((stroke) => (stroke.plate > 0 ? { ...stroke, plate: 3 } : stroke));
  // A night sky is all lines' ink: the fourth lies under it, and shows in the stars.
  const [sky] = strokes;
  return coloured || !sky ? moved : [{ ...sky, plate: 3, tone: 0.5 }, ...moved];
}

/** One ink: what the second would colour becomes a screen, and lines stay lines. */
export function inOneInk(strokes: readonly Stroke[]): Stroke[] {
  const single: Stroke[] = [];
  let below: Stroke | undefined;
  for (const stroke of strokes) {
    const isSameShape = below?.outline === stroke.outline;
    const isCovered = isSameShape && (stroke.tone === 0 || (below?.tone ?? 0) > 0.5);
    if (stroke.plate === 0) single.push(stroke);
    else if (!isCovered) single.push({ ...stroke, plate: 0, tone: screened(stroke.tone) });
    below = stroke.plate === 0 ? stroke : undefined;
  }
  return single;
}

const screened = (tone: number) => (tone === 0 ? 0 : tone < 1 ? 0.25 : 0.5);

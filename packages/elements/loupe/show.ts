import type { createPainter, Shown } from "./paint.ts";
import { cross, type Parts, ticks } from "./parts.ts";
import { type Placement, placementOf, type Point, slipBetween } from "./place.ts";
import { placeGlass } from "./place-glass.ts";
import type { PrintDetails, Tint } from "./print-details.ts";
import { aboutAll, aboutPlate, far, type LoupeSpeech, millimetres } from "./words.ts";

/** CSS pixels for each of the file's. */
export const strengths = [1.5, 2, 3, 4, 6, 8] as const;

/** A picture under the loupe, and how it is looked at. */
export interface Look {
  speech: LoupeSpeech;
  picture: HTMLImageElement;
  /** What is read: the largest file, once it is there. */
  source: HTMLImageElement;
  /** Its width and height in pixels. */
  size: readonly [number, number];
  printed: PrintDetails | null;
  tints: readonly Tint[];
  /** In pixels of the largest file. */
  spot: Point;
  /** Of `strengths`. */
  strength: number;
  shown: Shown;
  /** Where the finger is that holds it: there it would cover what the glass shows. */
  finger: Point | null;
}

export const placementOfLook = ({ picture, size }: Look): Placement => placementOf(picture, size);

/** Shows all of it as it is now. */
export function showLook(parts: Parts, painter: ReturnType<typeof createPainter>, look: Look): void {
  const { speech, source, size, printed, tints, spot, shown } = look;
  const placement = placementOfLook(look);
  const at = { x: placement.x + spot.x * placement.scale, y: placement.y + spot.y * placement.scale };
  placeGlass(parts, look.picture, at, look.finger);
  const scale = strengths[look.strength] ?? 3;
  const { lens } = parts;
  const diameter = lens.offsetWidth;
  const width = Math.round(diameter * (devicePixelRatio || 1));
  if (lens.width !== width) lens.width = lens.height = width;
  const inMillimetre = printed?.across ? size[0] / printed.across : 0;
  const slips = tints.map((_, index) => printed && slipBetween(printed, index, spot));
  const moves = slips.map((slip) => ({
    x: -(slip?.x ?? 0) * inMillimetre,
    y: -(slip?.y ?? 0) * inMillimetre,
  }));
  painter.read(source, size, spot, diameter / scale);
  painter.paintLens(lens, (width / diameter) * scale, spot, size, shown, moves);
  painter.copy(parts.all.canvas);
  for (const [index, { canvas, note }] of parts.plates.entries()) {
    painter.print(canvas, [index]);
    note.textContent = noteOf(speech, printed?.plates[index]?.angle, index > 0 ? slips[index] : null);
  }
  if (parts.register) painter.print(parts.register.canvas, [...tints.keys()], moves);
  measure(parts, look, inMillimetre * scale, diameter, slips);
}

const noteOf = (speech: LoupeSpeech, angle?: number, slip?: Point | null) =>
  [
    angle === undefined ? "" : speech.loupe.angle({ degrees: angle }),
    slip ? millimetres(speech, far(slip)) : "",
  ]
    .filter(Boolean)
    .join(" · ");

/** The scale, the register marks and the words. */
function measure(
  parts: Parts,
  { speech, printed, tints, shown }: Look,
  millimetre: number,
  diameter: number,
  slips: readonly (Point | null)[],
): void {
  if (millimetre > 0) parts.ruler.replaceChildren(ticks(diameter, millimetre));
  const { scale, scaleOn } = speech.loupe;
  const sheet = printed?.sheet;
  parts.scale.textContent = millimetre > 0 ? (sheet ? scaleOn({ sheet }) : scale) : "";
  const index = typeof shown === "number" ? shown : null;
  const slip = index ? slips[index] : null;
  const middle = diameter / 2;
  const there = slip && { x: middle + slip.x * millimetre, y: middle + slip.y * millimetre };
  parts.marks.replaceChildren(
    ...(there && index
      ? [
          ...cross(middle, middle, tints[0]?.colour ?? "#000"),
          ...cross(there.x, there.y, tints[index]?.colour ?? "#000"),
        ]
      : []),
  );
  parts.said.textContent = saidOf(
    { speech, printed, tints, shown },
    index === null ? null : (slips[index] ?? null),
  );
}

function saidOf(
  { speech, printed, tints, shown }: Pick<Look, "speech" | "printed" | "tints" | "shown">,
  slip: Point | null,
): string {
  if (shown === "register") return speech.loupe.asMeant;
  if (shown === "all") {
    const all = aboutAll(speech, printed, tints);
    return (all[0]?.toLocaleUpperCase(speech.language) ?? "") + all.slice(1);
  }
  const plate = printed?.plates[shown] ?? tints[shown];
  return plate ? aboutPlate(speech, plate, shown === 0, slip) : "";
}

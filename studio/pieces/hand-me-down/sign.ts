import { shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import { feetOf, type Hand, type Letter, type Made } from "./letters.ts";

/** The board, the paint, and what is under the paint. */
const makes: Record<Made, { board: string; paint: string; under: string; shift: number }> = {
  gilt: { board: "#16463c", paint: inks.yellow, under: "#8a5a1c", shift: 4 },
  plywood: { board: inks.sky, paint: "#fff4d6", under: inks.midnight, shift: 6 },
  enamel: { board: "#fffdf7", paint: "#2346a8", under: "#b9c6ea", shift: 3 },
  neon: { board: inks.midnight, paint: inks.pink, under: "#6b2449", shift: 0 },
  brass: { board: inks.burgundy, paint: "#e0b04a", under: inks.midnight, shift: 3 },
  brush: { board: "#e6532f", paint: "#fff4d6", under: "#7d2413", shift: 5 },
  vinyl: { board: inks.yellow, paint: inks.midnight, under: inks.yellow, shift: 0 },
};
export const tall = 118;

/** A letter on its piece of board, its upper left corner at 0, in the hand of a year. Returns its width. */
export function drawSign({ path, made, turned }: Letter, hand: Hand, slot: number, into: Element): void {
  const { board, paint, under, shift } = makes[made];
  shape("path", { d: `M4 5H${slot + 2}V${tall + 39}H4Z`, fill: inks.midnight }, into);
  shape(
    "path",
    { d: `M0 0H${slot - 3}V${tall + 34}H0Z`, fill: board, stroke: inks.midnight, "stroke-width": 3.5 },
    into,
  );
  const middle = slot / 2 - 1.5;
  const wide = Math.min(hand.width * 100, slot - 22 - hand.weight * 0.4);
  // A letter that lies down is as tall as it was wide.
  const [scaleX, scaleY] = turned === 90 ? [tall / 100, wide / 100] : [wide / 100, tall / 100];
  const place = `translate(${middle} ${tall / 2 + 17}) rotate(${turned})`;
  const pen = {
    fill: "none",
    "stroke-linejoin": made === "brush" || made === "neon" ? "round" : "miter",
    "stroke-linecap": made === "brush" || made === "neon" ? "round" : "butt",
  } as const;
  const weight = made === "neon" ? hand.weight * 0.8 : hand.weight;
  const scaled = path.replace(/([MLQT])([^MLHVQT]*)|([HV])([^MLHVQT]*)/g, (_, many, points, one, value) =>
    many
      ? `${many}${String(points)
          .trim()
          .split(/[ ,]+/)
          .map((number, at) => ((Number(number) - 50) * (at % 2 ? scaleY : scaleX)).toFixed(1))
          .join(" ")}`
      : `${one}${((Number(value) - 50) * (one === "V" ? scaleY : scaleX)).toFixed(1)}`,
  );
  let feet = "";
  if (hand.serif > 0 && made !== "neon" && made !== "brush")
    for (const { x, y } of feetOf(path)) {
      const [footX, footY] = [(x - 50) * scaleX, (y - 50) * scaleY + (y === 0 ? 2 : -2)];
      feet += `M${(footX - hand.serif * 0.8 - weight / 3).toFixed(1)} ${footY.toFixed(1)}h${(hand.serif * 1.6 + weight / 1.5).toFixed(1)}`;
    }
  const draw = (stroke: string, moved: number, thick: number) => {
    const letter = shape("g", { transform: `translate(${moved} ${moved}) ${place}` }, into);
    shape("path", { ...pen, d: scaled, stroke, "stroke-width": thick }, letter);
    if (feet) shape("path", { d: feet, stroke, "stroke-width": Math.max(4, thick * 0.36) }, letter);
  };
  if (shift > 0) draw(under, shift, weight);
  if (made === "neon") draw(under, 0, weight + 5);
  draw(paint, 0, weight);
  if (made === "neon") draw("#fff0f6", 0, Math.max(1.6, weight * 0.2));
  if (made === "plywood" || made === "enamel")
    for (const [x, y] of [
      [8, 8],
      [slot - 11, 8],
      [8, tall + 26],
      [slot - 11, tall + 26],
    ])
      shape("circle", { cx: x ?? 0, cy: y ?? 0, r: 2.6, fill: inks.midnight }, into);
  // A chip in the enamel.
  if (made === "enamel")
    shape("path", { d: `M${slot - 3} ${tall - 22}l-13 7 4 11 9 3z`, fill: "#8a5a33" }, into);
}

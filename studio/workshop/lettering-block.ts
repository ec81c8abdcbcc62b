/** Block letters for titles, as cut out of lino: capitals only (small letters become capitals), 75 high, the baseline at 0. */
import { BLOCK, type BlockGlyph } from "./glyphs-block.ts";
import type { Hand } from "./lettering.ts";
import { between, random } from "@toadstool/stage/seeded";
import { place, type Point, type Shape } from "./shapes.ts";

const GAP = 7;

/** Moves the second letter nearer, at size 1. */
const NEAR: Record<string, number> = {};
for (const pair of [
  "AV",
  "VA",
  "AT",
  "TA",
  "AY",
  "YA",
  "LT",
  "LY",
  "LV",
  "TO",
  "OT",
  "AW",
  "WA",
  "PA",
  "FA",
  "L’",
  "L'",
])
  NEAR[pair] = pair.startsWith("L") ? -11 : pair.includes("O") ? -4 : -12;

/** The width of a text in block letters at size 1, in pixels. */
export const blockWidthOf = (text: string): number =>
  [...text.toUpperCase()].reduce(
    (sum, sign, i, all) => sum + blockOf(sign).width + GAP + (NEAR[(all[i - 1] ?? "") + sign] ?? 0),
    -GAP,
  );

/** Shapes of one line of block letters, with the counters as holes. Throws for a sign that nobody has cut. */
export function cutLetters(
  text: string,
  at: Parameters<typeof place>[0],
  hand: Omit<Hand, "pen"> = {},
): Shape[] {
  const { align = "centre", jitter = 1, slant = 0, seed = "" } = hand;
  const put = place(at);
  const r = random(`${seed}/${text}`);
  const lean = Math.tan((slant * Math.PI) / 180);
  const width = blockWidthOf(text);
  let x = { left: 0, centre: -width / 2, right: -width }[align];
  let before = "";
  return [...text.toUpperCase()].flatMap((sign) => {
    const glyph = blockOf(sign);
    x += NEAR[before + sign] ?? 0;
    before = sign;
    const middle = glyph.width / 2;
    const stand = place({
      x: x + middle,
      y: -37 + jitter * between(r, -2.6, 2.6),
      turn: jitter * between(r, -3.4, 3.4),
      size: 1 + jitter * between(r, -0.03, 0.04),
    });
    x += glyph.width + GAP;
    return glyph.parts.map(({ outline, holes = [] }) => {
      const whole = holes.map(points).reduce(pierced, points(outline));
      return put(stand(whole.map(([px, py]): Point => [px - middle - (py + 37) * lean, py + 37])));
    });
  });
}

function blockOf(sign: string): BlockGlyph {
  const glyph = BLOCK[sign];
  if (!glyph)
    throw new Error(`Nobody has cut “${sign}” for the block letters yet: add it to glyphs-block.ts`);
  return glyph;
}

const points = (flat: readonly number[]): Shape =>
  Array.from({ length: flat.length / 2 }, (_, i): Point => [
    flat[i * 2] as number,
    flat[i * 2 + 1] as number,
  ]);

/** One outline with a hole: a cut without width leads to the hole, which is walked the other way round. */
function pierced(outline: Shape, hole: Shape): Shape {
  const inner = area(outline) * area(hole) > 0 ? hole.toReversed() : hole;
  let best = { from: 0, to: 0, length: Infinity };
  for (const [from, a] of outline.entries()) {
    for (const [to, b] of inner.entries()) {
      const length = Math.hypot(a[0] - b[0], a[1] - b[1]);
      if (length < best.length) best = { from, to, length };
    }
  }
  return [
    ...outline.slice(0, best.from + 1),
    ...inner.slice(best.to),
    ...inner.slice(0, best.to + 1),
    ...outline.slice(best.from),
  ];
}

const area = (shape: Shape): number =>
  shape.reduce((sum, [x, y], i) => {
    const [nx, ny] = shape[(i + 1) % shape.length] as Point;
    return sum + x * ny - nx * y;
  }, 0);

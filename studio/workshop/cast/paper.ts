/** Torn paper and envelopes. */
import { between, type Random } from "@toadstool/stage/seeded";
import type { Ink, Picture, Tones } from "../riso.ts";
import { ellipse, place, rect, stroke, type Point, type Shape } from "../shapes.ts";

export type Corner = readonly [number, number];

/** A ragged line from a to b; `depth` in pixels. */
function tear(r: Random, a: Corner, b: Corner, depth: number): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const count = Math.max(3, Math.round(length / (depth * 0.9)));
  return Array.from({ length: count + 1 }, (_, k): Point => {
    const off = k === 0 || k === count ? 0 : between(r, -depth, depth) * 0.7;
    return [
      a[0] + ((b[0] - a[0]) * k) / count + (-(b[1] - a[1]) / length) * off,
      a[1] + ((b[1] - a[1]) * k) / count + ((b[0] - a[0]) / length) * off,
    ];
  });
}

/** A scrap of coloured paper, torn along its edge number `torn`, where a strip of the pale core shows. */
export function scrap(
  p: Picture,
  r: Random,
  corners: readonly Corner[],
  torn: number,
  tones: Tones,
  strip: number,
): void {
  const a = corners[torn] as Corner;
  const b = corners[(torn + 1) % corners.length] as Corner;
  const [cx, cy] = [0, 1].map(
    (i) => corners.reduce((sum, corner) => sum + corner[i as 0 | 1], 0) / corners.length,
  ) as [number, number];
  const pull = (point: Corner): Corner => {
    const d = Math.hypot(point[0] - cx, point[1] - cy);
    return [point[0] - ((point[0] - cx) / d) * strip, point[1] - ((point[1] - cy) / d) * strip];
  };
  const ragged = tear(r, a, b, strip * 0.55);
  const inner = tear(r, pull(a), pull(b), strip * 0.45);
  const whole: Shape = corners.flatMap((corner, i): Point[] =>
    i === torn ? ragged : i === (torn + 1) % corners.length ? [] : [[...corner]],
  );
  const band: Shape = [...ragged, ...inner.toReversed()];
  p.print(whole, tones);
  const pale = Object.fromEntries(Object.keys(tones).map((ink) => [ink, 0.14])) as Partial<
    Record<Ink, number>
  >;
  p.paint(band, pale);
}

/** An envelope around 0,0, 208 by 136 before placing, with a yellow seal. */
export function envelope(p: Picture, at: Parameters<typeof place>[0]): void {
  const put = place(at);
  p.paint(put(rect(-104, -68, 208, 136)), { midnight: 1 });
  p.paint(put(rect(-98, -62, 196, 124)), {});
  p.print(
    put(
      stroke(
        [
          [-98, -60, 1],
          [0, 18, 1],
          [98, -60, 1],
        ],
        7,
      ),
    ),
    { midnight: 1 },
  );
  p.paint(put(ellipse(0, 14, 25)), { yellow: 1 });
  p.print(
    put(
      stroke(
        [
          [-9, 12],
          [0, 22],
          [11, 4],
        ],
        5,
      ),
    ),
    { midnight: 1 },
  );
}

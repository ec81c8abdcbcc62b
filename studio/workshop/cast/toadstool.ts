/** A toadstool standing on 0,0, about 100 wide and 112 high before placing. */
import { curve, ellipse, place, stroke, type Shape } from "../shapes.ts";
import type { Picture, Tones } from "../riso.ts";

export const CAP = curve([
  [-51, -58],
  [-50, -70],
  [-42, -90],
  [-24, -106],
  [0, -112],
  [24, -106],
  [42, -90],
  [50, -70],
  [51, -58],
  [40, -53],
  [18, -51.5],
  [0, -51],
  [-18, -51.5],
  [-40, -53],
]);
export const STEM = curve([
  [-12, -56, 1],
  [12, -56, 1],
  [12.5, -34],
  [15, -14],
  [19, -3],
  [12, 1.5],
  [0, 2],
  [-12, 1.5],
  [-19, -3],
  [-15, -14],
  [-12.5, -34],
]);
const GILLS = curve([
  [-45, -57],
  [-20, -61.5],
  [0, -62.5],
  [20, -61.5],
  [45, -57],
  [20, -54.5],
  [0, -54],
  [-20, -54.5],
]);
export const SPOTS: readonly Shape[] = [
  ellipse(-19, -87, 10.5, 9.5),
  ellipse(10, -97, 7.5, 6),
  ellipse(24, -77, 9.5, 9),
  ellipse(-40, -69, 5.5, 7.5),
  ellipse(0, -72, 5.6, 5),
  ellipse(43.5, -66, 4.6, 5.4),
  ellipse(-7, -108, 5, 3.4),
];

export interface ToadstoolLook {
  at: Parameters<typeof place>[0];
  cap: Tones;
  spots: Tones;
  stem: Tones;
  /** Gills, the stem's shaded side. */
  shade?: Tones;
  ring?: boolean;
}

export function toadstool(picture: Picture, look: ToadstoolLook): void {
  const put = place(look.at);
  const stem = put(STEM);
  picture.paint(stem, look.stem);
  if (look.shade)
    picture.print(
      put(
        curve([
          [3, -60, 1],
          [14, -60, 1],
          [15, -14],
          [21, 0, 1],
          [4, 4, 1],
          [9, -16],
          [6, -34],
        ]),
      ),
      look.shade,
      stem,
    );
  if (look.ring !== false && look.shade) {
    picture.paint(
      put(
        curve([
          [-13, -40],
          [0, -37],
          [13, -40],
          [18, -30],
          [9, -27],
          [0, -29],
          [-9, -26],
          [-18, -30],
        ]),
      ),
      look.stem,
    );
    picture.print(
      put(
        stroke(
          [
            [-16, -29.5],
            [-9, -27],
            [0, -29],
            [9, -27.5],
            [16, -30],
          ],
          1.8,
        ),
      ),
      look.shade,
    );
  }
  const cap = put(CAP);
  picture.paint(cap, look.cap);
  for (const spot of SPOTS) picture.paint(put(spot), look.spots, cap);
  if (look.shade) {
    picture.paint(put(GILLS), look.stem);
    picture.print(put(GILLS), look.shade);
  }
}

/** The toad: round, unimpressed. Drawn sitting on 0,0, about 112 wide and 84 high before placing. */
import { curve, ellipse, place, stroke, type Place, type Shape } from "../shapes.ts";
import type { Picture, Tones } from "../riso.ts";

export interface ToadLook {
  at: Parameters<typeof place>[0];
  skin: Tones;
  /** Mouth, lids, pupils. */
  dark: Tones;
  /** Pupils, if they differ from the other lines. */
  pupil?: Tones;
  /** The ring around each eye; without it, the skin. */
  rim?: Tones;
  belly: Tones;
  eye: Tones;
  wart: Tones;
  /** Where the pupils point: -1…1 across, -1…1 down. */
  look?: readonly [x: number, y: number];
  /** How far the lids hang: 0 wide awake, 1 asleep. */
  lids?: number;
}

const BODY = curve([
  [-44, 0],
  [-54, -10],
  [-53, -28],
  [-47, -46],
  [-40, -58],
  [-38, -70],
  [-30, -80],
  [-19, -79],
  [-11, -69],
  [0, -66],
  [11, -69],
  [19, -79],
  [30, -80],
  [38, -70],
  [40, -58],
  [47, -46],
  [53, -28],
  [54, -10],
  [44, 0],
  [0, 2],
]);
const BELLY = curve([
  [-28, -2],
  [-34, -20],
  [-20, -35],
  [0, -38],
  [20, -35],
  [34, -20],
  [28, -2],
  [0, 0],
]);
const MOUTH: Shape = [
  [-37, -41],
  [-31, -45],
  [-16, -47],
  [0, -48],
  [16, -47],
  [31, -45],
  [37, -41],
];
const WARTS = [
  [-41, -36, 3.4],
  [-45, -24, 2.4],
  [40, -39, 2.6],
  [45, -27, 3.6],
  [-8, -61, 1.8],
  [9, -60, 2.2],
  [37, -29, 1.8],
  [-38, -27, 1.7],
  [44, -14, 2],
  [0, -62.5, 1.2],
] as const;

/** The shapes of one toad in drawing order, each with the name of its colour. */
export function toadParts(look: ToadLook): { shape: Shape; tones: Tones; inside?: Shape }[] {
  const put: Place = place(look.at);
  const [lookX, lookY] = look.look ?? [0, 0];
  const lids = look.lids ?? 0.42;
  const parts: { shape: Shape; tones: Tones; inside?: Shape }[] = [];
  const add = (shape: Shape, tones: Tones, inside?: Shape): void => {
    parts.push({ shape: put(shape), tones, ...(inside ? { inside: put(inside) } : {}) });
  };
  for (const side of [-1, 1]) {
    add(
      curve([
        [side * 40, 1],
        [side * 36, -16],
        [side * 50, -25],
        [side * 61, -14],
        [side * 62, 1],
      ]),
      look.skin,
    );
  }
  add(BODY, look.skin);
  add(BELLY, look.belly, BODY);
  for (const [x, y, r] of WARTS) add(ellipse(x, y, r, r * 0.85), look.wart, BODY);
  add(
    stroke(MOUTH, (t) => 1.4 + 2.4 * Math.sin(Math.PI * t)),
    look.dark,
  );
  for (const side of [-1, 1]) {
    add(ellipse(side * 4.5, -55, 1.3, 1), look.dark);
    add(
      stroke(
        [
          [side * 49, -20],
          [side * 40, -17],
          [side * 38, -6],
        ],
        (t) => 1.2 + 0.8 * t,
      ),
      look.dark,
    );
    add(
      stroke(
        [
          [side * 20, -22],
          [side * 22, -10],
          [side * 20, -1],
        ],
        (t) => 11 - t * 3,
      ),
      look.skin,
    );
    for (const toe of [-7, 0, 7]) add(ellipse(side * 21 + toe, -0.5, 4.6, 3), look.skin);
    const eye = ellipse(side * 25, -69, 9.6);
    add(ellipse(side * 25, -69, 11.2), look.rim ?? look.dark);
    add(eye, look.eye);
    add(ellipse(side * 25 + lookX * 4.6, -66.6 + lookY * 3, 5.6, 3.6), look.pupil ?? look.dark, eye);
    const lid = -69 - 9.6 + 19.2 * lids;
    add(
      curve([
        [side * 25 - 13, -84, 1],
        [side * 25 + 13, -84, 1],
        [side * 25 + 13, lid + 1.4, 1],
        [side * 25, lid - 0.4],
        [side * 25 - 13, lid + 1.4, 1],
      ]),
      look.skin,
      ellipse(side * 25, -69, 9.8),
    );
    add(
      stroke(
        [
          [side * 25 - 10.4, lid + 1],
          [side * 25, lid],
          [side * 25 + 10.4, lid + 1],
        ],
        2.2,
      ),
      look.dark,
      ellipse(side * 25, -69, 11.2),
    );
  }
  return parts;
}

export function toad(picture: Picture, look: ToadLook): void {
  for (const { shape, tones, inside } of toadParts(look)) picture.paint(shape, tones, inside);
}

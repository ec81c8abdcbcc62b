/** The surveyor: an ant in a bobble hat and six wellingtons, facing right, its soles on 0; about 300 wide and 240 high. */
import { blob, line, rim } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place, type Shape } from "../../shapes.ts";
import { CREAM, NAVY, RED, YELLOW } from "./inks.ts";

/** Hip x,y, knee x,y, and where the sole stands x,y. */
export type Leg = readonly [number, number, number, number, number, number];

const STANDING: readonly Leg[] = [
  [-26, -78, -84, -118, -118, 0],
  [-16, -76, -52, -106, -70, 0],
  [-6, -74, -20, -92, -24, 0],
  [8, -74, 20, -92, 22, 0],
  [18, -76, 52, -106, 68, 0],
  [26, -78, 84, -112, 114, 0],
];

export interface AntLook {
  at: Parameters<typeof place>[0];
  /** Where its legs go instead of standing; null for one that is out of sight. */
  legs?: Partial<Record<number, Leg | null>>;
  /** Which feet have lost their boot. */
  bare?: readonly number[];
  /** Where it looks: -1…1 to the side and down. */
  look?: readonly [number, number];
  /** How much the eye is shut, 0…1. */
  lid?: number;
  /** Body and lines; on a dark ground, a light one. */
  body?: Tones;
  /** The paper it is cut from shows around it. */
  halo?: Tones;
}

interface Part {
  shape: Shape;
  tones: Tones;
  inside?: Shape;
}

export function ant(p: Picture, look: AntLook): void {
  const { body = NAVY, bare = [], halo } = look;
  const put = place(look.at);
  const parts: Part[] = [];
  for (const [i, standing] of STANDING.entries()) {
    const changed = look.legs?.[i];
    if (changed !== null) parts.push(...leg(changed ?? standing, body, bare.includes(i)));
  }
  parts.push({
    shape: blob([-18, -92, -52, -130, -108, -132, -140, -98, -128, -62, -84, -52, -44, -66]),
    tones: body,
  });
  for (const x of [-112, -88])
    parts.push({ shape: line([x, -124, x - 8, -94, x + 4, -62], 6), tones: CREAM });
  parts.push({ shape: ellipse(2, -84, 36, 27), tones: body }, ...head(look, body));
  if (halo) for (const { shape, inside } of parts) if (!inside) p.paint(put(rim(shape, 16)), halo);
  for (const { shape, tones, inside } of parts) p.paint(put(shape), tones, inside && put(inside));
}

function leg([hx, hy, kx, ky, fx, fy]: Leg, body: Tones, bare: boolean): Part[] {
  const heel = fy - (bare ? 4 : 24);
  const parts: Part[] = [
    {
      shape: line([hx, hy, kx, ky, (kx + fx) / 2 + (fx - kx) * 0.1, (ky + fy) / 2 - 6, fx, heel], 10),
      tones: body,
    },
  ];
  if (bare) return parts;
  const boot = place({ x: fx, y: fy });
  return [
    ...parts,
    { shape: boot(blob([-10, -38, 10, -38, 10, -15, 20, -11, 22, 0, 6, 2, -11, 0, -11, -16])), tones: RED },
    { shape: boot(line([-9, 0, 21, 0], 6)), tones: body },
  ];
}

function head({ look = [0.6, 0.2], lid = 0 }: AntLook, body: Tones): Part[] {
  const white = ellipse(80, -124, 22, 23);
  const shut = blob([52, -156, 108, -156, 108, -146 + lid * 44, 80, -148 + lid * 46, 52, -146 + lid * 44]);
  return [
    { shape: line([96, -142, 124, -168, 152, -160], 8), tones: body },
    { shape: line([84, -148, 104, -186, 134, -196], 8), tones: body },
    { shape: ellipse(153, -160, 8), tones: body },
    { shape: ellipse(135, -196, 8), tones: body },
    {
      shape: blob([30, -112, 36, -148, 70, -164, 106, -150, 118, -118, 104, -92, 70, -82, 42, -90]),
      tones: body,
    },
    { shape: white, tones: CREAM },
    { shape: ellipse(80 + look[0] * 10, -124 + look[1] * 11, 10, 11), tones: NAVY, inside: white },
    ...(lid ? [{ shape: shut, tones: body, inside: ellipse(80, -124, 23, 24) }] : []),
    { shape: line([100, -100, 109, -98, 114, -105], 5), tones: CREAM },
    { shape: blob([22, -138, 34, -172, 62, -190, 90, -176, 100, -150, 62, -146]), tones: RED },
    { shape: line([22, -138, 60, -152, 104, -148], 16), tones: YELLOW },
    { shape: ellipse(56, -194, 15, 14), tones: YELLOW },
  ];
}

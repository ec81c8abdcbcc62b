import { layered, mix, type Noise, noiseFrom, step } from "@toadstool/stage";

/** Five pockets by four, in units of about two inches: how wide a pocket with its ridge is. */
export const pitch = 0.5;
export const pockets = { across: 5, along: 4 } as const;
export const half = { x: (pockets.across * pitch) / 2 + 0.045, z: (pockets.along * pitch) / 2 + 0.045 };
export const top = 0.46;
export const floor = 0.15;
/** How far outside its upper edge the waffle meets the plate. */
export const foot = 0.1;
const pocket = { half: 0.165, round: 0.055, wall: 0.052 };
const corner = 0.2;

/** Where the plate's floor ends, and its lip. */
export const plate = { flat: 1.72, lip: 2.4, rise: 0.2 };

export interface Terrain {
  /** The height of what syrup runs over: waffle, its side, the plate. */
  height: (x: number, z: number) => number;
  /** Distance from the waffle's upper edge, less than 0 inside it. */
  outside: (x: number, z: number) => number;
  /** 0 on a pocket's floor, 1 on a ridge. */
  ridge: (x: number, z: number) => number;
  grain: Noise;
}

/** An uneven waffle: no two pockets are quite alike. */
export function terrainOf(seed: number): Terrain {
  const noise = noiseFrom(seed);
  const grain = layered(noise, 3);
  const warped = (x: number, z: number) => [
    x + 0.014 * noise(x * 2.3 + 7, z * 2.3) + 0.004 * noise(x * 9, z * 9 + 3),
    z + 0.014 * noise(x * 2.3, z * 2.3 + 31) + 0.004 * noise(x * 9 + 5, z * 9),
  ];

  function ridge(x: number, z: number): number {
    const [u = 0, v = 0] = warped(x, z);
    if (Math.abs(u) > half.x - 0.03 || Math.abs(v) > half.z - 0.03) return 1;
    const inPocket = roundedBox(
      centred(u, pockets.across),
      centred(v, pockets.along),
      pocket.half,
      pocket.half,
      pocket.round,
    );
    return step(-pocket.wall, pocket.wall * 0.72, inPocket);
  }

  function outside(x: number, z: number): number {
    const [u = 0, v = 0] = warped(x, z);
    return roundedBox(u, v, half.x, half.z, corner) + 0.012 * noise(x * 5, z * 5, 9);
  }

  function height(x: number, z: number): number {
    const out = outside(x, z);
    const below = plateHeight(Math.hypot(x, z));
    if (out > foot) return below;
    const crown = top + 0.014 * grain(x * 1.7, z * 1.7, 4) + 0.012 * (1 - (x * x + z * z) * 0.4);
    const bed = floor + 0.012 * grain(x * 3.1 + 11, z * 3.1, 8);
    const upper = mix(bed, crown, ridge(x, z)) + 0.005 * grain(x * 11, z * 11, 2);
    return mix(upper, below, sideOf(out));
  }

  return { height, outside, ridge, grain };
}

export function plateHeight(radius: number): number {
  return plate.rise * step(plate.flat, plate.lip, radius) ** 1.3;
}

/** Rounded at its shoulder, steep at its side. */
function sideOf(out: number): number {
  const down = Math.min(1, Math.max(0, (out + 0.075) / (foot + 0.075)));
  return down ** 2.6;
}

function centred(at: number, count: number): number {
  const along = at / pitch + count / 2;
  return (along - Math.floor(along) - 0.5) * pitch;
}

function roundedBox(x: number, y: number, halfX: number, halfY: number, round: number): number {
  const [dx, dy] = [Math.abs(x) - halfX + round, Math.abs(y) - halfY + round];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
}

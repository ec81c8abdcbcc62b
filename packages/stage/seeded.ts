/** Randomness for programs that draw pictures: the same name always gives the same picture. */

export type Random = () => number;

/** FNV-1a hash of a text, as a 32-bit seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** mulberry32: numbers in 0…1. */
export function random(seed: number | string): Random {
  let state = typeof seed === "string" ? seedOf(seed) : seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (r: Random, low: number, high: number): number => low + (high - low) * r();

function lattice(seed: number, x: number, y: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Smooth value noise in -1…1; one unit is one lattice step. */
export function noise(seed: number): (x: number, y: number) => number {
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const u = x - x0;
    const v = y - y0;
    const su = u * u * (3 - 2 * u);
    const sv = v * v * (3 - 2 * v);
    const top = lattice(seed, x0, y0) * (1 - su) + lattice(seed, x0 + 1, y0) * su;
    const bottom = lattice(seed, x0, y0 + 1) * (1 - su) + lattice(seed, x0 + 1, y0 + 1) * su;
    return top * (1 - sv) + bottom * sv;
  };
}

import { random } from "@toadstool/stage/seeded";

/** Side of the repeating grain tile, in pixels (a power of two). */
export const TILE = 512;

/**
 * A square of grain whose values are spread evenly over 0…1, so that comparing it with a tone gives that share of ink.
 * `softness` 0 is one-pixel dust; 1 clumps into grains about two pixels wide.
 */
export function grainTile(seed: number, softness: number): Float32Array {
  const r = random(seed);
  const dust = Float32Array.from({ length: TILE * TILE }, () => r());
  const soft = new Float32Array(TILE * TILE);
  const mask = TILE - 1;
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      let sum = 0;
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          const weight = i === 0 && j === 0 ? 1 : softness * (i === 0 || j === 0 ? 0.8 : 0.55);
          sum += weight * (dust[((y + j) & mask) * TILE + ((x + i) & mask)] ?? 0);
        }
      }
      soft[y * TILE + x] = sum;
    }
  }
  const sorted = soft.toSorted();
  const levels = 256;
  const cut = Array.from({ length: levels }, (_, i) => sorted[Math.floor((i / levels) * sorted.length)] ?? 0);
  return soft.map((value) => {
    let low = 0;
    let high = levels - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((cut[middle] ?? 0) <= value) low = middle;
      else high = middle - 1;
    }
    return (low + 0.5) / levels;
  });
}

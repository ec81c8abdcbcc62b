import { randomFrom } from "./random.ts";

/** Smooth noise from -1 to 1 over two or three coordinates; its waves are about a unit long. */
export type Noise = (x: number, y: number, z?: number) => number;

const size = 256;

export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed);
  const values = Float32Array.from({ length: size }, () => random() * 2 - 1);
  const order = Uint8Array.from({ length: size }, (_, n) => n);
  for (let n = size - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    const held = order[n] ?? 0;
    order[n] = order[other] ?? 0;
    order[other] = held;
  }
  const at = (x: number, y: number, z: number) =>
    values[order[((order[((order[x & 255] ?? 0) + y) & 255] ?? 0) + z) & 255] ?? 0] ?? 0;
  return (x, y, z = 0) => {
    const [xi, yi, zi] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [u, v, w] = [soft(x - xi), soft(y - yi), soft(z - zi)];
    const plane = (depth: number) =>
      mix(
        mix(at(xi, yi, depth), at(xi + 1, yi, depth), u),
        mix(at(xi, yi + 1, depth), at(xi + 1, yi + 1, depth), u),
        v,
      );
    return mix(plane(zi), plane(zi + 1), w);
  };
}

/** Adds ever smaller waves to the noise; it stays between about -1 and 1. */
export function layered(noise: Noise, layers: number): Noise {
  return (x, y, z = 0) => {
    let [sum, weight, total] = [0, 1, 0];
    for (let layer = 0; layer < layers; layer++) {
      const scale = 2 ** layer;
      sum += weight * noise(x * scale + layer * 17, y * scale - layer * 31, z * scale);
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}

export function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** From 0 to 1 between two edges, softly. */
export function step(from: number, to: number, value: number): number {
  return soft(Math.min(1, Math.max(0, (value - from) / (to - from))));
}

function soft(t: number): number {
  return t * t * (3 - 2 * t);
}

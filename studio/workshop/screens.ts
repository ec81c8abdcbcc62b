/** Screens: how a tone between bare paper and full ink becomes dots, lines or grain; and how unevenly ink lies. */
import { noise } from "@toadstool/stage/seeded";
import { grainTile, TILE } from "./grain.ts";

/** `dots` and `lines` have a `pitch` in pixels and an `angle` in degrees; `grain` is the stochastic screen. */
export type Screen = { kind: "dots" | "lines"; pitch: number; angle: number } | { kind: "grain" };
type Threshold = (x: number, y: number) => number;

const MASK = TILE - 1;

/** The grain tile seen at twice its size, its clumps some four pixels wide. */
function coarse(tile: Float32Array, x: number, y: number): number {
  const [u, v] = [x * 0.5, y * 0.5];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const at = (a: number, b: number): number => tile[(b & MASK) * TILE + (a & MASK)] as number;
  const [fu, fv] = [u - i, v - j];
  return (
    (at(i, j) * (1 - fu) + at(i + 1, j) * fu) * (1 - fv) +
    (at(i, j + 1) * (1 - fu) + at(i + 1, j + 1) * fu) * fv
  );
}

/** The tone from which a place takes ink, 0…1. */
function thresholds(screen: Screen, tile: Float32Array): Threshold {
  if (screen.kind === "grain") return (x, y) => coarse(tile, x, y);
  const wave = (2 * Math.PI) / screen.pitch;
  const angle = (screen.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * wave, Math.sin(angle) * wave];
  if (screen.kind === "lines") return (x, y) => 0.5 + 0.5 * Math.cos(y * cos - x * sin);
  return (x, y) => 0.5 + 0.25 * (Math.cos(x * cos + y * sin) + Math.cos(y * cos - x * sin));
}

/** Turns a grey plate (0 is full ink) into RGB pixels of one ink on white. */
export function inkUp(
  plate: Buffer,
  width: number,
  colour: readonly [number, number, number],
  screen: Screen,
  seed: number,
): Buffer {
  const height = plate.length / width;
  const tile = grainTile(seed, 1);
  const cloud = noise(seed);
  const threshold = thresholds(screen, tile);
  const sharpness = screen.kind === "grain" ? 4 : screen.pitch * 0.36;
  const out = Buffer.alloc(width * height * 3);
  let clouds = new Float32Array(0);
  for (let y = 0; y < height; y++) {
    if (y % 8 === 0) {
      clouds = Float32Array.from(
        { length: Math.ceil(width / 8) },
        (_, i) => cloud(i / 30, y / 240) + 0.5 * cloud(i / 9, y / 50),
      );
    }
    for (let x = 0; x < width; x++) {
      const tone = 1 - (plate[y * width + x] as number) / 255;
      let amount = tone;
      if (tone > 0.015 && tone < 0.985) {
        amount = Math.min(1, Math.max(0, (tone - threshold(x, y)) * sharpness + 0.5));
      }
      const dust = tile[(y & MASK) * TILE + (x & MASK)] as number;
      const uneven = Math.min(1, 0.965 + 0.035 * (clouds[x >> 3] as number));
      const coat = amount * uneven * (dust > 0.992 ? 0.55 : 1 - 0.05 * dust);
      const at = (y * width + x) * 3;
      out[at] = 255 - (255 - colour[0]) * coat;
      out[at + 1] = 255 - (255 - colour[1]) * coat;
      out[at + 2] = 255 - (255 - colour[2]) * coat;
    }
  }
  return out;
}

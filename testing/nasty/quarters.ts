import sharp, { type Sharp } from "sharp";
import { random } from "@toadstool/stage/seeded";

/** Pixels of most pictures of the corpus: quickly drawn in two widths, and not square, so that turning shows. */
export const picture = { width: 400, height: 256 };

export const quarters = {
  topLeft: [214, 40, 40],
  topRight: [40, 168, 72],
  bottomLeft: [40, 70, 204],
  bottomRight: [236, 204, 40],
} as const;

/** A picture of four coloured quarters with some dust from the seed: the quarters show which way is up. */
export function drawQuarters(
  seed: number,
  { width, height, alpha = false }: { width: number; height: number; alpha?: boolean } = picture,
): Sharp {
  const channels = alpha ? 4 : 3;
  return sharp(pixels(seed, width, height, channels), { raw: { width, height, channels } });
}

/** `frames` pictures of the quarters one below the other, as sharp takes an animation; each with other dust. */
export function drawFrames(seed: number, frames: number, { width, height } = picture): Sharp {
  const all = Array.from({ length: frames }, (_, frame) => pixels(seed + frame, width, height, 3));
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  return sharp(Buffer.concat(all), { raw });
}

function pixels(seed: number, width: number, height: number, channels: number): Buffer {
  const r = random(seed);
  const bytes = Buffer.alloc(width * height * channels, 128);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += channels) {
      const colour = colourAt(x < width / 2, y < height / 2);
      const dust = r() < 0.02 ? Math.floor(r() * 19) - 9 : 0;
      for (let channel = 0; channel < 3; channel++) bytes[at + channel] = (colour[channel] ?? 0) + dust;
      if (channels === 4) bytes[at + 3] = y < height * 0.45 || y > height * 0.55 ? 255 : 96;
    }
  }
  return bytes;
}

function colourAt(isLeft: boolean, isTop: boolean): readonly number[] {
  if (isTop) return isLeft ? quarters.topLeft : quarters.topRight;
  return isLeft ? quarters.bottomLeft : quarters.bottomRight;
}

export async function quartersInEachFormat(seed: number) {
  const drawn = drawQuarters(seed);
  const [png, jpeg, webp, avif, gif] = await Promise.all([
    drawn.clone().png().toBuffer(),
    drawn.clone().jpeg().toBuffer(),
    drawn.clone().webp().toBuffer(),
    drawn.clone().avif({ effort: 0 }).toBuffer(),
    drawn.clone().gif().toBuffer(),
  ]);
  return { png, jpeg, webp, avif, gif };
}

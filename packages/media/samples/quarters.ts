import { encode } from "fast-png";

/** Four coloured quarters; with transparency, the last one is not there. */
export function pngOf(width: number, height: number, { alpha = false, shade = 0 } = {}): Uint8Array {
  const quarters = [[220, shade, 40], [40, 200, shade], [30, 60, 210], alpha ? [0, 0, 0, 0] : [240, 220, 90]];
  const channels = alpha ? 4 : 3;
  const data = new Uint8Array(width * height * channels);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isRight = pixel % width >= width / 2;
    const isBelow = pixel >= Math.ceil(height / 2) * width;
    const [red = 0, green = 0, blue = 0, opacity = 255] =
      quarters[Number(isRight) + 2 * Number(isBelow)] ?? [];
    data.set([red, green, blue, opacity].slice(0, channels), pixel * channels);
  }
  return encode({ width, height, data, channels, depth: 8 });
}

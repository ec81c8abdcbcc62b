import { convertIndexedToRgb, decode, encode } from "fast-png";
import type { Colour, Pixels } from "./pixels.ts";

/** The pixels of a PNG on a ground that is seen where it lets through; null for what is no PNG. */
export function pixelsOfPng(bytes: Uint8Array, ground: Colour): Pixels | null {
  try {
    const png = decode(bytes);
    const { width, height, depth, palette } = png;
    const data = palette ? convertIndexedToRgb(png) : png.data;
    const channels = palette ? data.length / (width * height) : png.channels;
    const most = !palette && depth === 16 ? 65_535 : 255;
    const pixels = { width, height, data: new Uint8Array(width * height * 3) };
    for (let at = 0; at < width * height; at++) {
      const value = (part: number) => (data[at * channels + part] ?? 0) / most;
      const seen = channels % 2 === 0 ? value(channels - 1) : 1;
      for (let part = 0; part < 3; part++) {
        const own = value(channels < 3 ? 0 : part) * 255;
        pixels.data[at * 3 + part] = Math.round(own * seen + (ground[part] ?? 0) * (1 - seen));
      }
    }
    return pixels;
  } catch {
    return null;
  }
}

/** As a PNG that is quickly made rather than small: something else makes a file of it that is sent. */
export function pngOfPixels({ width, height, data }: Pixels): Uint8Array {
  return encode({ width, height, data, channels: 3, depth: 8 }, { zlib: { level: 1 } });
}

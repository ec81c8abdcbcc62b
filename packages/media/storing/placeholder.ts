import { convertIndexedToRgb, decode, type DecodedPng } from "fast-png";
import { rgbaToThumbHash, thumbHashToRGBA } from "thumbhash";

/** Shown while a picture loads. */
export interface Placeholder {
  /** Base64. */
  thumbhash: string;
  /** 4 columns by 3 rows, as rrggbb one after the other; "" where the picture has transparent parts. */
  colours: string;
  hasAlpha: boolean;
}

/** Pixels of the longest edge that a ThumbHash is made of. */
export const placeholderEdge = 100;
const columns = 4;
const rows = 3;

/** Makes a placeholder of a small PNG; null where that cannot be read or is too large. */
export function placeholderOf(png: Uint8Array): Placeholder | null {
  try {
    const { width, height, rgba } = readPixels(png);
    const hash = rgbaToThumbHash(width, height, rgba);
    const hasAlpha = rgba.some((value, index) => index % 4 === 3 && value < 255);
    return {
      thumbhash: btoa(String.fromCharCode(...hash)),
      colours: hasAlpha ? "" : coloursOf(hash),
      hasAlpha,
    };
  } catch {
    return null;
  }
}

/** The hash drawn as few large blocks, each of its pixels' mean colour. */
function coloursOf(hash: Uint8Array): string {
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const blocks = Array.from({ length: columns * rows }, () => ({ sums: [0, 0, 0], pixels: 0 }));
  for (let pixel = 0; pixel < w * h; pixel++) {
    const column = Math.floor(((pixel % w) * columns) / w);
    const row = Math.floor((Math.floor(pixel / w) * rows) / h);
    const block = blocks[row * columns + column];
    if (!block) continue;
    block.sums = block.sums.map((sum, channel) => sum + (rgba[pixel * 4 + channel] ?? 0));
    block.pixels++;
  }
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");
  return blocks.map(({ sums, pixels }) => sums.map((sum) => hex(sum / pixels)).join("")).join("");
}

/** A PNG's pixels as RGBA of 8 bits, whichever of its fifteen kinds it is. */
export function readPixels(bytes: Uint8Array): { width: number; height: number; rgba: Uint8Array } {
  const png = decode(bytes);
  const { width, height } = png;
  const { samples, channels, keyedOut } = samplesOf(png);
  const colours = channels <= 2 ? 1 : 3;
  const rgba = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const own = samples.subarray(pixel * channels, (pixel + 1) * channels);
    const eight = [...own].map((sample) => (png.depth === 16 ? sample >> 8 : sample));
    const isKeyedOut = keyedOut.length > 0 && keyedOut.every((sample, channel) => own[channel] === sample);
    const [red = 0, green = red, blue = red] = eight.slice(0, colours);
    rgba.set([red, green, blue, isKeyedOut ? 0 : (eight[colours] ?? 255)], pixel * 4);
  }
  return { width, height, rgba };
}

/** One number a channel, unpacked: indexed colours looked up, grey of less than 8 bits spread over them. */
function samplesOf(png: DecodedPng) {
  const keyedOut = [...(png.transparency ?? [])];
  if (png.palette) {
    return { samples: convertIndexedToRgb(png), channels: png.palette[0]?.length ?? 3, keyedOut: [] };
  }
  if (png.depth < 8) {
    const most = 2 ** png.depth - 1;
    const spread = (grey: number) => Math.round((grey * 255) / most);
    const palette = Array.from({ length: most + 1 }, (_, grey) => [spread(grey)]);
    return { samples: convertIndexedToRgb({ ...png, palette }), channels: 1, keyedOut: keyedOut.map(spread) };
  }
  return { samples: png.data, channels: png.channels, keyedOut };
}

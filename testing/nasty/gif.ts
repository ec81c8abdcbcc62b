import { join, le16 } from "./bytes.ts";

interface Gif {
  width: number;
  height: number;
  /** Each a colour's number, 0 to 3, and a size; the canvas's own where none is given. */
  frames: { colour: number; width?: number; height?: number }[];
}

/** A GIF of flat frames; equal frames are packed once, so that thousands of them stay cheap to make. */
export function flatGif({ width, height, frames }: Gif): Buffer {
  const packed = new Map<string, Buffer>();
  const written = frames.map((frame) => {
    const size = { width: frame.width ?? width, height: frame.height ?? height };
    const key = JSON.stringify({ ...size, colour: frame.colour });
    const data = packed.get(key) ?? frameData(size.width, size.height, frame.colour);
    packed.set(key, data);
    return data;
  });
  return join(
    "GIF89a",
    le16(width),
    le16(height),
    [0x91, 0, 0],
    [255, 0, 0, 0, 128, 0, 0, 0, 255, 255, 255, 0],
    extension("NETSCAPE2.0", [1, 0, 0]),
    ...written,
    ";",
  );
}

/** Whole blocks put into `gif` before its first frame. */
export function withBlocks(gif: Uint8Array, ...blocks: Uint8Array[]): Buffer {
  const flags = gif[10] ?? 0;
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  return join(gif.subarray(0, at), ...blocks, gif.subarray(at));
}

export function comment(text: string): Buffer {
  return join([0x21, 0xfe], inBlocks(join(text)));
}

/** `name` is of eleven letters: eight for the application, three for its code. */
export function extension(name: string, data: Uint8Array | number[]): Buffer {
  return join([0x21, 0xff, 11], name, inBlocks(join(data)));
}

/** XMP lies in a GIF as one long run, with a tail that leads decoders through it. */
export function xmpExtension(xmp: string): Buffer {
  const tail = [1, ...Array.from({ length: 256 }, (_, n) => 255 - n), 0];
  return join([0x21, 0xff, 11], "XMP DataXMP", xmp, tail);
}

function frameData(width: number, height: number, colour: number): Buffer {
  return join(
    [0x21, 0xf9, 4, 0, 10, 0, 0, 0],
    [0x2c, 0, 0, 0, 0],
    le16(width),
    le16(height),
    [0, 2],
    inBlocks(packFlat(width * height, colour)),
  );
}

function inBlocks(data: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    blocks.push(join([block.length], block));
  }
  return join(...blocks, [0]);
}

/** LZW of one colour repeated: each code is a run one longer than the last. */
function packFlat(count: number, colour: number): Buffer {
  const clear = 4;
  const bits: number[] = [];
  let held = 0;
  let filled = 0;
  let width = 3;
  const write = (code: number) => {
    held |= code << filled;
    filled += width;
    for (; filled >= 8; filled -= 8, held >>>= 8) bits.push(held & 255);
  };
  let next = 0;
  let run = 0;
  for (let left = count; left > 0; left -= run) {
    if (next === 0 || next > 4094) {
      write(clear);
      width = 3;
      next = 6;
      run = 1;
      write(colour);
      continue;
    }
    // The run just learnt is one longer than the one before; the last piece is a shorter one, learnt earlier.
    run = Math.min(run + 1, left);
    write(run === 1 ? colour : 4 + run);
    next += 1;
    if (next === 2 ** width && width < 12) width += 1;
  }
  write(clear + 1);
  if (filled > 0) bits.push(held & 255);
  return Buffer.from(bits);
}

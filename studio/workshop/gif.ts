/** A few flat colours that move: GIF 89a as https://www.w3.org/Graphics/GIF/spec-gif89a.txt has it. */
export interface GifFrame {
  /** Indices of the palette, a byte a pixel, in a rectangle of the first frame; 0 shows what is below. */
  pixels: Uint8Array;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Milliseconds. */
  delay: number;
}

/** The first frame stays; each other one lies over it and is then taken off again. Index 0 of the palette is no colour. */
export function gif(palette: readonly (readonly number[])[], frames: readonly GifFrame[]): Buffer {
  const bits = Math.max(2, Math.ceil(Math.log2(palette.length)));
  const [first] = frames;
  if (!first) throw new Error("A GIF has at least one frame.");
  const table = Array.from({ length: 2 ** bits }, (_, index) => [...(palette[index] ?? [0, 0, 0])]);
  const out: Uint8Array[] = [
    Buffer.from("GIF89a"),
    Uint8Array.from([...word(first.width), ...word(first.height), 0xf0 | (bits - 1), 0, 0]),
    Uint8Array.from(table.flat()),
    // It begins again for ever.
    Buffer.from("\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00", "latin1"),
  ];
  for (const [index, { pixels, left, top, width, height, delay }] of frames.entries()) {
    const after = index === 0 ? 1 : 3;
    out.push(Uint8Array.from([0x21, 0xf9, 4, (after << 2) | 1, ...word(Math.round(delay / 10)), 0, 0]));
    out.push(Uint8Array.from([0x2c, ...word(left), ...word(top), ...word(width), ...word(height), 0, bits]));
    out.push(blocks(lzw(pixels, bits)));
  }
  return Buffer.concat([...out, Uint8Array.from([0x3b])]);
}

const word = (value: number) => [value & 255, value >> 8];

function blocks(data: Uint8Array): Uint8Array {
  const out: number[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    out.push(block.length, ...block);
  }
  return Uint8Array.from([...out, 0]);
}

/** Codes of growing width, lowest bit first. */
function lzw(pixels: Uint8Array, bits: number): Uint8Array {
  const [clear, end] = [2 ** bits, 2 ** bits + 1];
  const out: number[] = [];
  let [held, count] = [0, 0];
  let width = bits + 1;
  let next = end + 1;
  let known = new Map<number, number>();
  const write = (code: number) => {
    held |= code << count;
    for (count += width; count >= 8; count -= 8) {
      out.push(held & 255);
      held >>>= 8;
    }
  };
  write(clear);
  let code = pixels[0] ?? 0;
  for (const pixel of pixels.subarray(1)) {
    const key = code * 256 + pixel;
    const longer = known.get(key);
    if (longer !== undefined) {
      code = longer;
      continue;
    }
    write(code);
    if (next < 4096) {
      known.set(key, next);
      if (next === 2 ** width) width++;
      next++;
    } else {
      write(clear);
      known = new Map();
      width = bits + 1;
      next = end + 1;
    }
    code = pixel;
  }
  write(code);
  write(end);
  if (count > 0) out.push(held & 255);
  return Uint8Array.from(out);
}

import { encode } from "fast-png";
import { describe, expect, it } from "vitest";
import { bytesOf, pngChunk, pngHeader, pngSignature } from "../samples/pictures.ts";
import { pngOf } from "../samples/quarters.ts";
import { placeholderOf, readPixels } from "./placeholder.ts";

describe("a placeholder", () => {
  it("shows each corner's colour roughly where it is", () => {
    const { thumbhash, colours, hasAlpha } = placeholderOf(pngOf(96, 72)) ?? {};
    const blocks = colours?.match(/[0-9a-f]{6}/g) ?? [];
    expect(blocks).toHaveLength(12);
    expect(hasAlpha).toBe(false);
    expect(thumbhash).toMatch(/^[A-Za-z0-9+/]{20,}=*$/);
    const [red, green, blue, yellow] = [0, 3, 8, 11].map((index) => channelsOf(blocks[index]));
    expect(red?.[0]).toBeGreaterThan(150);
    expect(green?.[1]).toBeGreaterThan(150);
    expect(blue?.[2]).toBeGreaterThan(150);
    expect(Math.min(yellow?.[0] ?? 0, yellow?.[1] ?? 0)).toBeGreaterThan(150);
  });

  it("has no colours where parts are transparent", () => {
    expect(placeholderOf(pngOf(20, 20, { alpha: true }))).toMatchObject({ colours: "", hasAlpha: true });
  });

  it("is not made of a file that is too large or not a picture", () => {
    expect(placeholderOf(pngOf(101, 2))).toBeNull();
    expect(placeholderOf(new Uint8Array(50))).toBeNull();
  });
});

describe("a PNG's pixels are read", () => {
  it.each([
    [1, [0x40], [0, 255]],
    [2, [0x60], [85, 170]],
    [4, [0x5a], [85, 170]],
  ])("of %i bits of grey", (depth, data, greys) => {
    const png = written(depth, 0, data);
    expect([...readPixels(png).rgba]).toEqual(greys.flatMap((grey) => [grey, grey, grey, 255]));
  });

  it.each([1, 2, 4, 8])("of a palette by %i bits, with what of it is transparent", (depth) => {
    const data = { 1: [0x40], 2: [0x10], 4: [0x01], 8: [0, 1] }[depth] ?? [];
    const palette = [pngChunk("PLTE", [9, 8, 7, 60, 50, 40]), pngChunk("tRNS", [0])];
    expect([...readPixels(written(depth, 3, data, palette)).rgba]).toEqual([9, 8, 7, 0, 60, 50, 40, 255]);
  });

  it("of grey of which one is transparent", () => {
    const png = written(8, 0, [7, 9], [pngChunk("tRNS", [0, 9])]);
    expect([...readPixels(png).rgba]).toEqual([7, 7, 7, 255, 9, 9, 9, 0]);
  });

  it.each([
    [1, [0xabcd], [0xab, 0xab, 0xab, 255]],
    [2, [0xabcd, 0x1234], [0xab, 0xab, 0xab, 0x12]],
    [3, [0x0100, 0x0200, 0x0300], [1, 2, 3, 255]],
    [4, [0x0100, 0x0200, 0x0300, 0x0400], [1, 2, 3, 4]],
  ])("of %i channels of 16 bits", (channels, samples, rgba) => {
    const png = encode({ width: 1, height: 1, depth: 16, channels, data: Uint16Array.from(samples) });
    expect([...readPixels(png).rgba]).toEqual(rgba);
  });
});

/** Two pixels side by side, in one row that no filter has changed. */
function written(depth: number, colour: number, data: number[], extra: Uint8Array[] = []): Uint8Array {
  const row = [0, ...data];
  const raw = [0x78, 0x01, 0x01, row.length, 0, ~row.length & 255, 255, ...row];
  return bytesOf(
    pngSignature,
    pngHeader(2, 1, depth, colour),
    ...extra,
    pngChunk("IDAT", [...raw, ...adler32(row)]),
    pngChunk("IEND"),
  );
}

function adler32(bytes: number[]): number[] {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return [high >> 8, high & 255, low >> 8, low & 255];
}

function channelsOf(colour = ""): number[] {
  return (colour.match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16));
}

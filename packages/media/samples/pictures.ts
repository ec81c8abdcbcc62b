import { crc32 } from "../pictures/crc32.ts";

/** Small whole pictures written byte by byte, and the pieces to write broken ones with. */

export function bytesOf(...pieces: (string | number | number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const lists = pieces.map((piece) => {
    if (typeof piece === "string") return [...piece].map((letter) => letter.charCodeAt(0));
    return typeof piece === "number" ? [piece] : [...piece];
  });
  return Uint8Array.from(lists.flat());
}

export function big16(value: number): number[] {
  return [(value >>> 8) & 255, value & 255];
}

export function big32(value: number): number[] {
  return [...big16(value >>> 16), ...big16(value)];
}

function little16(value: number): number[] {
  return big16(value).toReversed();
}

function little24(value: number): number[] {
  return little32(value).slice(0, 3);
}

function little32(value: number): number[] {
  return big32(value).toReversed();
}

/** EXIF data with an orientation and, where asked for, a place. */
export function exif(orientation: number, hasPlace = false): Uint8Array<ArrayBuffer> {
  const place = hasPlace ? [...big16(0x8825), ...big16(4), ...big32(1), ...big32(0)] : [];
  const entry = [...big16(0x0112), ...big16(3), ...big32(1), ...big16(orientation), ...big16(0)];
  return bytesOf("MM\0*", big32(8), big16(hasPlace ? 2 : 1), entry, place, big32(0));
}

export const pngSignature = "\x89PNG\r\n\x1a\n";

export function pngChunk(name: string, data: Uint8Array | number[] = []): Uint8Array<ArrayBuffer> {
  const named = bytesOf(name, data);
  return bytesOf(big32(data.length), named, big32(crc32(named, 0, named.length)));
}

export function pngHeader(width: number, height: number, depth = 8, colour = 2): Uint8Array<ArrayBuffer> {
  return pngChunk("IHDR", [...big32(width), ...big32(height), depth, colour, 0, 0, 0]);
}

/** Black; `extra` chunks lie between the header and the pixels. */
export function png({
  width = 3,
  height = 2,
  colour = 2,
  extra = [] as Uint8Array[],
} = {}): Uint8Array<ArrayBuffer> {
  const channels = { 0: 1, 2: 3, 4: 2, 6: 4 }[colour] ?? 1;
  const pixels = pngChunk("IDAT", stored(new Uint8Array((width * channels + 1) * height)));
  return bytesOf(pngSignature, pngHeader(width, height, 8, colour), ...extra, pixels, pngChunk("IEND"));
}

/** Up to 65,535 zeros as zlib stores data that it cannot compress. */
function stored(zeros: Uint8Array): number[] {
  const length = zeros.length;
  return [
    0x78,
    0x01,
    0x01,
    ...little16(length),
    ...little16(~length),
    ...zeros,
    ...big16(length % 65_521),
    0,
    1,
  ];
}

export function jpegSegment(code: number, data: Uint8Array | string): Uint8Array<ArrayBuffer> {
  return bytesOf(0xff, code, big16(data.length + 2), data);
}

/** Grey; `extra` segments lie in front of the others. */
export function jpeg({ width = 16, height = 8, extra = [] as Uint8Array[] } = {}): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const table = (kind: number) =>
    jpegSegment(
      0xc4,
      bytesOf(
        kind,
        1,
        Array.from({ length: 15 }, () => 0),
        0,
      ),
    );
  return bytesOf(
    [0xff, 0xd8],
    ...extra,
    jpegSegment(
      0xdb,
      bytesOf(
        0,
        Array.from({ length: 64 }, () => 1),
      ),
    ),
    jpegSegment(0xc0, bytesOf(8, big16(height), big16(width), [1, 1, 0x11, 0])),
    table(0x00),
    table(0x10),
    jpegSegment(0xda, bytesOf([1, 1, 0, 0, 63, 0])),
    new Uint8Array(Math.ceil(blocks / 4)),
    [0xff, 0xd9],
  );
}

export function jpegExif(orientation: number, hasPlace = false): Uint8Array<ArrayBuffer> {
  return jpegSegment(0xe1, bytesOf("Exif\0\0", exif(orientation, hasPlace)));
}

export function gifHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytesOf("GIF89a", little16(width), little16(height), [0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
}

export const gifLoop = bytesOf([0x21, 0xff, 11], "NETSCAPE2.0", [3, 1, 0, 0, 0]);

export function gifControl(isSeeThrough = false): number[] {
  return [0x21, 0xf9, 4, isSeeThrough ? 1 : 0, 10, 0, 0, 0];
}

/** Black, up to 300 pixels. */
export function gifFrame(width: number, height: number, left = 0, top = 0): Uint8Array<ArrayBuffer> {
  const place = [left, top, width, height].flatMap(little16);
  const codes = [...Array.from({ length: width * height }, () => [4, 0]).flat(), 5];
  const bits = codes.map((code) => [code & 1, (code >> 1) & 1, code >> 2]).flat();
  const pixels = Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit, at) => byte + (bit << at), 0),
  );
  return bytesOf(0x2c, place, 0, 2, pixels.length, pixels, 0);
}

export function gif({
  width = 4,
  height = 3,
  frames = 1,
  extra = [] as (Uint8Array | number[])[],
} = {}): Uint8Array<ArrayBuffer> {
  const shown = Array.from({ length: frames }, () => bytesOf(gifControl(), gifFrame(width, height)));
  return bytesOf(gifHeader(width, height), ...(frames > 1 ? [gifLoop] : []), ...extra, ...shown, 0x3b);
}

export function webpChunk(name: string, data: Uint8Array | number[]): Uint8Array<ArrayBuffer> {
  return bytesOf(name, little32(data.length), data, data.length % 2 ? 0 : []);
}

export function riff(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = bytesOf("WEBP", ...chunks);
  return bytesOf("RIFF", little32(body.length), body);
}

/** One colour, without loss. */
export function vp8l(width: number, height: number, isSeeThrough = false): Uint8Array<ArrayBuffer> {
  const size = (width - 1 + (height - 1) * 2 ** 14 + (isSeeThrough ? 2 ** 28 : 0)) >>> 0;
  // No transform, no cache, no groups; then five codes of one symbol each: 1 0 1 and the symbol's eight bits.
  const code = (symbol: number) => [1, 0, 1, ...Array.from({ length: 8 }, (_, bit) => (symbol >> bit) & 1)];
  const bits = [0, 0, 0, ...code(90), ...code(160), ...code(40), ...code(255), 1, 0, 0, 0];
  const pixels = Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit, at) => byte + (bit << at), 0),
  );
  return webpChunk("VP8L", bytesOf(0x2f, little32(size), pixels));
}

export function vp8x(width: number, height: number, flags: number): Uint8Array<ArrayBuffer> {
  return webpChunk("VP8X", [flags, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]);
}

export function webpFrame(width: number, height: number, extra = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const place = [0, 0, width - 1, height - 1, 100].flatMap(little24);
  return webpChunk("ANMF", bytesOf(place, 0, vp8l(width, height), extra));
}

export function webp({
  width = 5,
  height = 4,
  frames = 1,
  extra = [] as Uint8Array[],
} = {}): Uint8Array<ArrayBuffer> {
  if (frames === 1 && extra.length === 0) return riff(vp8l(width, height));
  const animation = [webpChunk("ANIM", [0, 0, 0, 0, 0, 0])];
  const shown = Array.from({ length: frames }, () => webpFrame(width, height));
  const pictures = frames > 1 ? [...animation, ...shown] : [vp8l(width, height)];
  return riff(vp8x(width, height, frames > 1 ? 0x0e : 0x0c), ...pictures, ...extra);
}

export function box(
  name: string,
  ...inside: (string | number | number[] | Uint8Array)[]
): Uint8Array<ArrayBuffer> {
  const data = bytesOf(...inside);
  return bytesOf(big32(data.length + 8), name, data);
}

/** 64 by 32 pixels as libaom encodes them. */
const redAv1 = [
  0x12, 0x00, 0x0a, 0x09, 0x38, 0x15, 0x3f, 0xfb, 0x48, 0x08, 0x68, 0x34, 0x80, 0x32, 0x17, 0x1c, 0x42, 0x62,
  0xe4, 0xe0, 0x00, 0x16, 0x00, 0x00, 0xac, 0x43, 0x7c, 0x61, 0xa5, 0xfc, 0xd0, 0xfa, 0x74, 0x4b, 0x0e, 0x68,
  0x3d, 0x20,
];

/** Red. `notes` is an EXIF item; `properties` are the picture's own besides its size. */
export function avif({
  brand = "avif",
  properties = [] as Uint8Array[],
  notes = new Uint8Array(),
} = {}): Uint8Array<ArrayBuffer> {
  const own = [
    box("av1C", [0x81, 0x20, 0x02, 0x00]),
    box("ispe", big32(0), big32(64), big32(32)),
    box("pixi", big32(0), [3, 8, 8, 8]),
    ...properties,
  ];
  const items = notes.length > 0 ? ["av01", "Exif"] : ["av01"];
  const make = (place: number) => {
    const places = [redAv1.length, notes.length].slice(0, items.length).map((length, index) => {
      const start = place + (index === 0 ? 0 : redAv1.length);
      return [...big16(index + 1), 0, 0, 0, 1, ...big32(start), ...big32(length)];
    });
    const entries = items.map((type, index) => box("infe", [2, 0, 0, 0], big16(index + 1), [0, 0], type, 0));
    return box(
      "meta",
      big32(0),
      box("hdlr", big32(0), big32(0), "pict", new Uint8Array(13)),
      box("pitm", big32(0), big16(1)),
      box("iloc", big32(0), [0x44, 0], big16(items.length), places.flat()),
      box("iinf", big32(0), big16(items.length), ...entries),
      box(
        "iprp",
        box("ipco", ...own),
        box(
          "ipma",
          big32(0),
          big32(1),
          big16(1),
          own.length,
          own.map((_, at) => at + 1),
        ),
      ),
    );
  };
  const start = box("ftyp", brand, big32(0), "mif1avifmiaf");
  return bytesOf(start, make(start.length + make(0).length + 8), box("mdat", redAv1, notes));
}

import { expect, inject, it } from "vitest";
import {
  avif,
  bytesOf,
  exif,
  gif,
  jpeg,
  jpegExif,
  png,
  pngChunk,
  webp,
  webpChunk,
} from "../samples/pictures.ts";
import { MediaFault } from "../fault.ts";
import { holdsMetadata } from "./holds-metadata.ts";
import { readPicture } from "./read-picture.ts";
import { withoutJpegMetadata, withoutMetadata } from "./without-metadata.ts";

const codes = ["truncated", "damaged", "polyglot", "type", "too_many_pixels", "empty"].map(
  (why) => `image_${why}`,
);
const animations = {
  gif: gif({ frames: 3, extra: [bytesOf(0x21, 0xfe, 5, "Marsh", 0)] }),
  webp: webp({ frames: 2, extra: [webpChunk("EXIF", exif(6, true))] }),
};
const seeds = [
  png({ extra: [pngChunk("eXIf", exif(6, true)), pngChunk("tEXt", bytesOf("Comment\0Marsh"))] }),
  bytesOf(jpeg({ extra: [jpegExif(6, true)] }), jpeg()),
  animations.gif,
  animations.webp,
  avif({ notes: bytesOf([0, 0, 0, 0], exif(1, true)) }),
];
/** `npm run proof -- models` takes all of them. */
const isProof = (inject("seeds") ?? 1) > 1;
const rounds = (all: number) => (isProof ? all : all / 2);
const telling = [0, 1, 0x7f, 0x80, 0xfe, 0xff];

/** The same numbers below `limit` at each run: mulberry32. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** A few bytes changed, a piece cut out, doubled or moved, the end cut off. */
function mutate(seed: Uint8Array, roll: (limit: number) => number): Uint8Array {
  const [from, to] = [roll(seed.length), roll(seed.length)].toSorted((a, b) => a - b) as [number, number];
  const way = roll(10);
  if (way === 0) return seed.slice(0, from);
  if (way === 1) return bytesOf(seed.slice(0, from), seed.slice(to));
  if (way === 2) return bytesOf(seed.slice(0, to), seed.slice(from));
  const changed = new Uint8Array(seed);
  for (let count = roll(6) + 1; count > 0; count--) {
    // Past the signature mostly, or nothing would be read.
    const at = roll(8) ? Math.min(12 + roll(seed.length), seed.length - 1) : roll(seed.length);
    changed[at] = roll(2) ? (telling[roll(telling.length)] ?? 0) : roll(256);
  }
  return changed;
}

it("answers facts within the limits or a refusal, whatever it is sent", () => {
  const roll = dice(20_260);
  const files = Array.from({ length: rounds(6000) }, (_, round) =>
    mutate(seeds[round % seeds.length] ?? png(), roll),
  );
  const answers = files.map((bytes) => ({ bytes, answer: readPicture(bytes) }));
  const refusals = answers.flatMap(({ answer }) => (answer instanceof MediaFault ? answer : []));
  const pictures = answers.flatMap(({ bytes, answer }) =>
    answer instanceof MediaFault ? [] : { bytes, ...answer },
  );
  const impossible = pictures.filter(
    ({ width, height, frames, pixels }) =>
      width * height * frames !== pixels || pixels < 1 || pixels > 50_000_000,
  );
  expect(impossible).toEqual([]);
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(codes));
  expect(pictures.length).toBeGreaterThan(rounds(500));
  expect(refusals.length).toBeGreaterThan(rounds(2000));
});

it("leaves no notes in any animation, and the same frames", () => {
  const roll = dice(11);
  for (let round = 0; round < rounds(2000); round++) {
    const format = round % 2 ? "gif" : "webp";
    const bytes = mutate(animations[format], roll);
    const answer = readPicture(bytes);
    if (answer instanceof MediaFault || answer.frames < 2) continue;
    const stripped = withoutMetadata(bytes, format);
    expect(holdsMetadata(stripped)).toEqual([]);
    expect(readPicture(stripped)).toMatchObject({ format, frames: answer.frames });
  }
});

it("looks for notes and takes them out without an error, whatever it is sent", () => {
  const roll = dice(5);
  for (let round = 0; round < rounds(3000); round++) {
    const bytes = mutate(seeds[round % seeds.length] ?? png(), roll);
    expect(holdsMetadata(bytes)).toEqual(expect.any(Array));
    expect(withoutJpegMetadata(bytes)).toBeInstanceOf(Uint8Array);
    expect(withoutMetadata(bytes, "gif")).toBeInstanceOf(Uint8Array);
    expect(withoutMetadata(bytes, "webp")).toBeInstanceOf(Uint8Array);
  }
});

it("answers quickly where a file is made of as many parts, or as much of one, as it may be", () => {
  const full = (piece: Uint8Array, start: Uint8Array) => {
    const whole = new Uint8Array(isProof ? 10_000_000 : 1_000_000);
    whole.set(piece);
    for (let done = piece.length; done < whole.length; done *= 2) whole.copyWithin(done, 0, done);
    whole.set(start);
    return whole;
  };
  const starts = seeds.map((seed) => seed.slice(0, 40));
  const pieces = [
    bytesOf(0),
    bytesOf(0xff),
    bytesOf(0xff, 0xd8, 0xff, 0xd9),
    bytesOf("ftyp"),
    bytesOf(0, 0, 0, 8, "free"),
  ];
  for (const start of starts) {
    for (const piece of pieces) expect(readPicture(full(piece, start))).toBeInstanceOf(MediaFault);
  }
});

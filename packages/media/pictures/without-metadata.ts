import { latin } from "../bytes.ts";
import { loops, splitGif } from "./gif.ts";
import { isNote, splitJpeg } from "./jpeg.ts";
import type { Part, Span } from "./structure.ts";
import { endOfRiff, frameHeader, splitChunks, webpFlag } from "./webp.ts";

/** An animation that `readPicture` accepted, reduced to what is needed to show it; its frames stay untouched. */
export function withoutMetadata(bytes: Uint8Array, format: "gif" | "webp"): Uint8Array {
  return format === "gif" ? gifOf(bytes) : webpOf(bytes);
}

/** A JPEG without notes; its colour profile stays. Cloudflare leaves the copyright in EXIF. */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array {
  const shown = splitJpeg(bytes).parts.filter((part) => !isNote(bytes, part));
  return concat([startOfJpeg, ...shown.map((part) => slice(bytes, part)), endOfJpeg]);
}

const startOfJpeg = Uint8Array.of(0xff, 0xd8);
const endOfJpeg = Uint8Array.of(0xff, 0xd9);

function gifOf(bytes: Uint8Array): Uint8Array {
  const { parts } = splitGif(bytes);
  const shown = parts.flatMap((part, index) => {
    // The control block of a text that is left out would apply to the next frame.
    if (part.name === "control" && parts[index + 1]?.name === "text") return [];
    if (part.name === "application") return loopOf(bytes, part);
    if (part.name === "control")
      return [concat([bytes.subarray(part.start, part.data + 5), Uint8Array.of(0)])];
    return /^(header|colours|frame|trailer)$/.test(part.name) ? [slice(bytes, part)] : [];
  });
  return concat(shown);
}

/** The number of repetitions of the animation, written again without anything else that the block might hold. */
function loopOf(bytes: Uint8Array, { start, data }: Part): Uint8Array[] {
  const begins = latin(bytes, data, 14);
  const isLoop = loops.some((loop) => begins === `\x0b${loop}\x03\x01`);
  return isLoop ? [concat([bytes.subarray(start, data + 16), Uint8Array.of(0)])] : [];
}

function webpOf(bytes: Uint8Array): Uint8Array {
  const { parts } = splitChunks(bytes, 12, endOfRiff(bytes));
  const shown = parts.flatMap((part) => {
    const payload = bytes.slice(part.data, part.end);
    if (part.name === "VP8X") {
      payload[0] = (payload[0] ?? 0) & (webpFlag.alpha | webpFlag.animation);
      return [chunk("VP8X", payload)];
    }
    if (part.name === "ANMF") return [chunk("ANMF", frameOf(payload))];
    return /^(ANIM|ALPH|VP8 |VP8L)$/.test(part.name) ? [chunk(part.name, payload)] : [];
  });
  return chunk("RIFF", concat([letters("WEBP"), ...shown]));
}

function frameOf(frame: Uint8Array): Uint8Array {
  const { parts } = splitChunks(frame, frameHeader, frame.length);
  const shown = parts.filter(({ name }) => /^(ALPH|VP8 |VP8L)$/.test(name));
  return concat([
    frame.subarray(0, frameHeader),
    ...shown.map(({ name, data, end }) => chunk(name, frame.subarray(data, end))),
  ]);
}

function chunk(name: string, payload: Uint8Array): Uint8Array {
  const head = new Uint8Array(8);
  head.set(letters(name));
  new DataView(head.buffer).setUint32(4, payload.length, true);
  return concat([head, payload, new Uint8Array(payload.length % 2)]);
}

function letters(name: string): Uint8Array {
  return Uint8Array.from(name, (letter) => letter.charCodeAt(0));
}

function slice(bytes: Uint8Array, { start, end }: Span): Uint8Array {
  return bytes.subarray(start, end);
}

function concat(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

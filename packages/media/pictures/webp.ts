import { big16, latin, little16, little24, little32 } from "../bytes.ts";
import { isTurnedByExif } from "./exif.ts";
import { type Flaw, mostParts, type Part, type Parts, type Structure } from "./structure.ts";

/** Of VP8X: what the file says it holds. */
export const webpFlag = { profile: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04, animation: 0x02 };
/** Of an animation's frame: its place and time, in front of its own chunks. */
export const frameHeader = 16;
const pixelChunks = /^(VP8 |VP8L|ALPH|ANMF)$/;

interface Size {
  width: number;
  height: number;
  hasAlpha: boolean;
}

export function readWebp(bytes: Uint8Array): Structure | Flaw {
  const end = endOfRiff(bytes);
  if (end > bytes.length) return "truncated";
  const { parts, flaw } = splitChunks(bytes, 12, end);
  if (flaw) return flaw;
  const [first] = parts;
  const extended = first?.name === "VP8X" && first.end - first.data >= 10 ? first : null;
  const isAnimated = extended !== null && ((bytes[extended.data] ?? 0) & webpFlag.animation) !== 0;
  const pictures = isAnimated ? framesOf(bytes, parts) : [stillIn(bytes, parts)];
  const canvas = extended ? canvasOf(bytes, extended) : pictures[0];
  if (!canvas?.width || !canvas.height || pictures.length === 0) return "damaged";
  const fits = (size: Size | null) =>
    size !== null && size.width <= canvas.width && size.height <= canvas.height;
  if (!pictures.every(fits)) return "damaged";
  const exif = parts.find(({ name }) => name === "EXIF");
  return {
    width: canvas.width,
    height: canvas.height,
    isTurned: exif ? isTurnedByExif(bytes, exif.data, exif.end) : false,
    frames: pictures.length,
    hasAlpha: canvas.hasAlpha || pictures.some((picture) => picture?.hasAlpha),
    end,
    notes: parts.filter(({ name }) => !pixelChunks.test(name)),
  };
}

/** Where the file says that it ends, with the byte that makes it even. */
export function endOfRiff(bytes: Uint8Array): number {
  const end = 8 + little32(bytes, 4);
  return end % 2 === 1 && end < bytes.length && bytes[end] === 0 ? end + 1 : end;
}

/** The chunks between `from` and `end`, each with the byte that makes it even. */
export function splitChunks(bytes: Uint8Array, from: number, end: number): Parts {
  const parts: Part[] = [];
  let at = from;
  while (at < Math.min(end, bytes.length) && parts.length < mostParts) {
    const length = little32(bytes, at + 4);
    const data = at + 8;
    if (data + length > end) return { parts, end: at, flaw: end === bytes.length ? "truncated" : "damaged" };
    parts.push({ name: latin(bytes, at, 4), start: at, data, end: data + length });
    at = data + length + (length % 2);
  }
  return { parts, end: at, flaw: at < end ? "damaged" : null };
}

function canvasOf(bytes: Uint8Array, { data }: Part): Size {
  return {
    width: little24(bytes, data + 4) + 1,
    height: little24(bytes, data + 7) + 1,
    hasAlpha: ((bytes[data] ?? 0) & webpFlag.alpha) !== 0,
  };
}

/** Each frame up to its right and lower edge; null for one that shows nothing. */
function framesOf(bytes: Uint8Array, parts: Part[]): (Size | null)[] {
  return parts
    .filter(({ name }) => name === "ANMF")
    .map(({ data, end }) => {
      const still = stillIn(bytes, splitChunks(bytes, data + frameHeader, end).parts);
      if (!still) return null;
      const [left, top] = [little24(bytes, data) * 2, little24(bytes, data + 3) * 2];
      const width = Math.max(still.width, little24(bytes, data + 6) + 1);
      const height = Math.max(still.height, little24(bytes, data + 9) + 1);
      return { width: left + width, height: top + height, hasAlpha: still.hasAlpha };
    });
}

function stillIn(bytes: Uint8Array, parts: Part[]): Size | null {
  const lossless = parts.find(({ name }) => name === "VP8L");
  if (lossless) return losslessSize(bytes, lossless);
  const lossy = parts.find(({ name }) => name === "VP8 ");
  const hasAlpha = parts.some(({ name }) => name === "ALPH");
  return lossy ? lossySize(bytes, lossy, hasAlpha) : null;
}

function losslessSize(bytes: Uint8Array, { data, end }: Part): Size | null {
  if (end - data < 5 || bytes[data] !== 0x2f) return null;
  const fields = little32(bytes, data + 1);
  const width = (fields & 0x3fff) + 1;
  return { width, height: ((fields >>> 14) & 0x3fff) + 1, hasAlpha: ((fields >>> 28) & 1) === 1 };
}

/** Only a key frame names its size. */
function lossySize(bytes: Uint8Array, { data, end }: Part, hasAlpha: boolean): Size | null {
  const isKeyFrame =
    ((bytes[data] ?? 1) & 1) === 0 && big16(bytes, data + 3) === 0x9d01 && bytes[data + 5] === 0x2a;
  if (end - data < 10 || !isKeyFrame) return null;
  const [width, height] = [little16(bytes, data + 6) & 0x3fff, little16(bytes, data + 8) & 0x3fff];
  return width && height ? { width, height, hasAlpha } : null;
}

import { big16, latin } from "../bytes.ts";
import { isTurnedByExif } from "./exif.ts";
import { type Flaw, mostParts, type Part, type Parts, type Structure } from "./structure.ts";

const marker = { startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda, comment: 0xfe };

export function readJpeg(bytes: Uint8Array): Structure | Flaw {
  const { parts, end, flaw } = splitJpeg(bytes);
  if (flaw) return flaw;
  const [frame, another] = parts.filter(({ name }) => name === "frame");
  if (!frame || another || frame.end - frame.data < 6) return "damaged";
  // Baseline, extended or progressive: browsers show no others.
  if ((bytes[frame.start + 1] ?? 0) > 0xc2) return "damaged";
  const firstScan = parts.find(({ name }) => name === "scan");
  if (!firstScan || firstScan.start < frame.start) return "damaged";
  const exif = parts.find(({ name, data }) => name === "APP1" && latin(bytes, data, 6) === "Exif\0\0");
  return {
    width: big16(bytes, frame.data + 3),
    height: big16(bytes, frame.data + 1),
    isTurned: exif ? isTurnedByExif(bytes, exif.data, exif.end) : false,
    frames: 1,
    hasAlpha: false,
    end,
    notes: parts.filter(({ name }) => /^(APP|comment|stray)/.test(name)),
  };
}

/** The segments up to the end of the image, named `APP0`…, `comment`, `frame`, `scan` with its pixels, `table`, `stray`. */
export function splitJpeg(bytes: Uint8Array): Parts {
  const parts: Part[] = [];
  let at = 2;
  const stop = (flaw: Flaw | null): Parts => ({ parts, end: at, flaw });
  while (parts.length < mostParts) {
    const start = nextMarker(bytes, at);
    if (start === null) return stop("truncated");
    // Decoders pass over bytes between two segments, so a reader would not see that they are there.
    if (start > at) parts.push({ name: "stray", start: at, data: at, end: start });
    const code = bytes[start + 1] ?? 0;
    at = start + 2;
    if (code === marker.endOfImage) return stop(null);
    if (code === marker.startOfImage) return stop("damaged");
    if (code === 0x01 || (code >= 0xd0 && code <= 0xd7)) continue;
    if (at + 2 > bytes.length) return stop("truncated");
    const length = big16(bytes, at);
    if (length < 2) return stop("damaged");
    const header = at + length;
    const end = code === marker.startOfScan ? endOfScan(bytes, header) : header;
    if (end === null || end > bytes.length) return stop("truncated");
    parts.push({ name: nameOf(code), start, data: at + 2, end });
    at = end;
  }
  return stop("damaged");
}

/** What a JPEG is shown without. Adobe's segment stays: it says how the colours are to be read. */
export function isNote(bytes: Uint8Array, { name, data }: Part): boolean {
  if (name === "comment" || name === "stray") return true;
  if (name === "APP0") return latin(bytes, data, 5) !== "JFIF\0";
  if (name === "APP2") return latin(bytes, data, 12) !== "ICC_PROFILE\0";
  if (name === "APP14") return latin(bytes, data, 5) !== "Adobe";
  return name.startsWith("APP");
}

/** Where the next marker's last 0xff lies. */
function nextMarker(bytes: Uint8Array, from: number): number | null {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const code = bytes[at + 1];
    if (code !== 0 && code !== 0xff) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return null;
}

/** Pixels go on to the next marker other than a restart; null where the file ends before. */
function endOfScan(bytes: Uint8Array, from: number): number | null {
  let at = nextMarker(bytes, from);
  while (at !== null && isRestart(bytes[at + 1])) at = nextMarker(bytes, at + 2);
  return at;
}

function isRestart(code = 0): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

function nameOf(code: number): string {
  if (code >= 0xe0 && code <= 0xef) return `APP${code - 0xe0}`;
  if (code === marker.comment) return "comment";
  if (code === marker.startOfScan) return "scan";
  // Huffman tables, an extension and arithmetic tables lie among the frames' numbers.
  const isFrame = code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
  return isFrame ? "frame" : "table";
}

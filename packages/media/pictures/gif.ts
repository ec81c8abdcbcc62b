import { latin, little16 } from "../bytes.ts";
import { type Flaw, mostParts, type Part, type Parts, type Structure } from "./structure.ts";

const block = { extension: 0x21, frame: 0x2c, trailer: 0x3b, padding: 0 };
const extensions: Record<number, string> = {
  0xf9: "control",
  0xfe: "comment",
  0xff: "application",
  0x01: "text",
};
/** Programs whose blocks say how often an animation is shown. */
export const loops = ["NETSCAPE2.0", "ANIMEXTS1.0"];
/** Behind the signature and the screen; the colours follow where there are any. */
const headerLength = 13;

export function readGif(bytes: Uint8Array): Structure | Flaw {
  const { parts, end, flaw } = splitGif(bytes);
  if (flaw) return flaw;
  const screen = { width: little16(bytes, 6), height: little16(bytes, 8) };
  const frames = parts.filter(({ name }) => name === "frame").map(({ start }) => areaOf(bytes, start));
  const [first] = frames;
  if (!first || !screen.width || !screen.height || frames.some(({ isEmpty }) => isEmpty)) return "damaged";
  const coversScreen =
    first.left + first.top === 0 && first.right >= screen.width && first.bottom >= screen.height;
  const control = parts
    .slice(
      0,
      parts.findIndex(({ name }) => name === "frame"),
    )
    .findLast(isControl);
  return {
    // Browsers and decoders enlarge the screen to fit its frames.
    width: frames.reduce((width, { right }) => Math.max(width, right), screen.width),
    height: frames.reduce((height, { bottom }) => Math.max(height, bottom), screen.height),
    isTurned: false,
    frames: frames.length,
    // Later frames are often see-through only to let the one before show.
    hasAlpha: !coversScreen || (control !== undefined && ((bytes[control.data + 1] ?? 0) & 1) === 1),
    end,
    notes: parts.filter(({ name }) => name !== "frame" && name !== "colours" && name !== "control"),
  };
}

/** The file's blocks: `header`, `colours`, `control`, `comment`, `application`, `text`, `frame`, `trailer`. */
export function splitGif(bytes: Uint8Array): Parts {
  const parts: Part[] = [];
  let at = 0;
  const stop = (flaw: Flaw | null): Parts => ({ parts, end: at, flaw });
  const take = (name: string, data: number, end: number) => {
    parts.push({ name, start: at, data, end });
    at = end;
  };
  if (bytes.length < headerLength) return stop("truncated");
  take("header", 6, headerLength);
  if (colourBytes(bytes[10])) take("colours", at, at + colourBytes(bytes[10]));
  while (parts.length < mostParts) {
    if (at >= bytes.length) return stop("truncated");
    const kind = bytes[at];
    const data = at + (kind === block.frame ? 10 + colourBytes(bytes[at + 9]) + 1 : 2);
    if (kind === block.trailer) {
      take("trailer", at + 1, at + 1);
      return stop(null);
    } else if (kind === block.padding) {
      at++;
    } else if (kind === block.frame || kind === block.extension) {
      const end = endOfBlocks(bytes, data);
      if (end === null) return stop("truncated");
      const codeSize = bytes[data - 1] ?? 0;
      if (kind === block.frame && (codeSize < 1 || codeSize > 11)) return stop("damaged");
      take(kind === block.frame ? "frame" : extensionAt(bytes, at), data, end);
    } else {
      return stop("damaged");
    }
  }
  return stop("damaged");
}

/** JavaScript that hides a picture: the screen's width opens a comment or an assignment that goes on as text. */
export function opensAsScript(bytes: Uint8Array): boolean {
  return /^GIF8[79]a(\/\*|\/\/|=[\t-\r -~]{3})/.test(latin(bytes, 0, 10));
}

function extensionAt(bytes: Uint8Array, at: number): string {
  const name = extensions[bytes[at + 1] ?? 0] ?? "unknown";
  return name === "control" && bytes[at + 2] !== 4 ? "unknown" : name;
}

/** Blocks of up to 255 bytes, each behind its length, up to one of no length. Null where the file ends before. */
function endOfBlocks(bytes: Uint8Array, from: number): number | null {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}

function colourBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function areaOf(bytes: Uint8Array, start: number) {
  const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map((offset) =>
    little16(bytes, start + offset),
  );
  return { left, top, right: left + width, bottom: top + height, isEmpty: width === 0 || height === 0 };
}

function isControl({ name }: Part): boolean {
  return name === "control";
}

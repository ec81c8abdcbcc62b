import { holdsActiveContent } from "./active-content.ts";
import { splitBoxes } from "./boxes.ts";
import { latin } from "../bytes.ts";
import { readJpeg } from "./jpeg.ts";
import type { Part } from "./structure.ts";

/** Whether nothing lies behind a picture's end but zeros, spaces and the ends of lines, which some programs fill up with. */
export function endsClean(bytes: Uint8Array, end: number): boolean {
  return skipPadding(bytes, end) === bytes.length;
}

/**
 * Whether only the data that cameras write follows a JPEG's end: further JPEGs (previews, depth, gain maps), the seconds of
 * film around the moment, as far as they arrived, Samsung's own notes. It is lost when the picture is drawn again.
 */
export function endsAsCamerasDo(bytes: Uint8Array, end: number): boolean {
  let at = skipPadding(bytes, end);
  while (latin(bytes, at, 3) === "\xff\xd8\xff") {
    const rest = bytes.subarray(at);
    const another = readJpeg(rest);
    if (typeof another === "string" || another.notes.some((note) => holdsActiveContent(rest, note)))
      return false;
    at = skipPadding(bytes, at + another.end);
  }
  if (at === bytes.length) return true;
  const hasNotes = latin(bytes, bytes.length - 4, 4) === "SEFT";
  const isMoment = hasNotes || latin(bytes, at, longestLabel).includes(momentLabel);
  // A film begins with its first box's length, which reads like padding.
  const film = filmAfter(bytes, Math.max(end, at - 4), isMoment ? bytes.length : at);
  if (!film) return hasNotes && !holdsActiveContent(bytes, { start: at, end: bytes.length });
  // What a film shows is anything at all, and is never read.
  const shown = film.parts.filter(({ name }) => name === "mdat");
  const starts = [at, ...shown.map((part) => part.end)];
  return starts.every((start, index) => {
    const next = shown[index];
    return !holdsActiveContent(bytes, { start, end: next ? next.data : bytes.length });
  });
}

/** What Samsung writes in front of the film, and how far on at most. */
const momentLabel = "MotionPhoto_Data";
const longestLabel = 64;

/** The boxes of the film whose first one begins between `from` and `to`; the last may be cut short. */
function filmAfter(bytes: Uint8Array, from: number, to: number): { parts: Part[] } | null {
  const last = Math.min(to, bytes.length - 8);
  for (let at = bytes.indexOf(0x66, from + 4); at >= 0 && at - 4 <= last; at = bytes.indexOf(0x66, at + 1)) {
    if (latin(bytes, at, 4) !== "ftyp") continue;
    const { parts, end, flaw } = splitBoxes(bytes, at - 4, bytes.length);
    const cut = flaw === "truncated" && latin(bytes, end + 4, 4) === "mdat";
    return {
      parts: cut ? [...parts, { name: "mdat", start: end, data: end + 8, end: bytes.length }] : parts,
    };
  }
  return null;
}

function skipPadding(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && [0, 0x09, 0x0a, 0x0d, 0x20].includes(bytes[at] ?? 0)) at++;
  return at;
}

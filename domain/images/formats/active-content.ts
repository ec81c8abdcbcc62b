import { latin } from "./bytes.ts";
import type { Span } from "./structure.ts";

/** What a browser or a server might run, or another program unpack, when it takes the file for something else. */
const active = /<script|<\?php|<html|<!doctype|<svg[\s/>:]|javascript:|%pdf-/i;
const archives = ["PK\x03\x04", "PK\x05\x06"];
/** Text is looked through in pieces that overlap by more than the longest of the words. */
const piece = 16_384;
const overlap = 16;

export function holdsActiveContent(bytes: Uint8Array, { start, end }: Span): boolean {
  for (let at = start; at < end; at += piece) {
    const text = latin(bytes, at, Math.min(piece + overlap, end - at));
    if (active.test(text) || archives.some((archive) => text.includes(archive))) return true;
  }
  return false;
}

import { latin } from "./bytes.ts";
import type { Span } from "./structure.ts";

/** What a browser or a server might run, or another program unpack, when it takes the file for something else. */
const active = /^(<script|<\?php|<html|<!doctype|<svg[\s/>:]|javascript:|%pdf-)/i;
const archives = ["PK\x03\x04", "PK\x05\x06"];
const longest = 16;
/** A letter that none of these begins with is passed over: notes may be as long as the whole file. */
const begins = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number("<jJ%P".includes(String.fromCharCode(byte))),
);

export function holdsActiveContent(bytes: Uint8Array, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) {
    if (!begins[bytes[at] ?? 0]) continue;
    const text = latin(bytes, at, Math.min(longest, end - at));
    if (active.test(text) || archives.some((archive) => text.startsWith(archive))) return true;
  }
  return false;
}

import { big16, latin } from "../bytes.ts";
import type { Span } from "./structure.ts";

/** What a browser or a server might run, or another program unpack, when it takes the file for something else. */
const active = /^(<script|<\?php|<html|<!doctype|<svg[\s/>:]|javascript:|%pdf-)/i;
const archives = ["PK\x03\x04", "PK\x05\x06"];
const longest = 16;
/** What does not begin like one of these is passed over: notes may be as long as the whole file. */
const beginnings = ["<s", "<S", "<?", "<h", "<H", "<!", "ja", "jA", "Ja", "JA", "%p", "%P", "PK"];
const begins = new Uint8Array(0x10000);
for (const two of beginnings) begins[two.charCodeAt(0) * 0x100 + two.charCodeAt(1)] = 1;

export function holdsActiveContent(bytes: Uint8Array, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) {
    if (!begins[big16(bytes, at)]) continue;
    const text = latin(bytes, at, Math.min(longest, end - at));
    if (active.test(text) || archives.some((archive) => text.startsWith(archive))) return true;
  }
  return false;
}

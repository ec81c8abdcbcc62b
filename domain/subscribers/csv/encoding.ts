export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export const encodingWords: Record<Encoding, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252 (Latin-1)",
};

/**
 * The encoding of a file, and where its first character is, after a byte order mark. `isUtf8` covers the whole file: a file
 * that is not UTF-8 throughout is from an older Western spreadsheet.
 */
export function encodingOf(head: Uint8Array, isUtf8: boolean): { encoding: Encoding; start: number } {
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return { encoding: "utf-16le", start: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: "utf-16be", start: 2 };
  const start = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  const unmarked = start === 0 ? unmarkedUtf16(head) : null;
  return { encoding: unmarked ?? (isUtf8 ? "utf-8" : "windows-1252"), start };
}

/** Every other byte of Western text in UTF-16 is nought. */
function unmarkedUtf16(head: Uint8Array): Encoding | null {
  const sample = head.subarray(0, 1000);
  const noughts = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) noughts[index % 2] = (noughts[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  const many = sample.length / 5;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : null;
}

/** The text of a part of the file; where more follows, a sign cut at its end is left out. */
export function decode(bytes: Uint8Array, encoding: Encoding, isLast: boolean): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes, { stream: !isLast });
}

const encoder = new TextEncoder();

/** How many bytes of the file a text was. */
export function bytesOf(text: string, encoding: Encoding): number {
  if (encoding === "utf-8") return encoder.encode(text).length;
  return encoding === "windows-1252" ? text.length : text.length * 2;
}

/** Reads a file in passing, and reports at its end whether all of it was UTF-8. */
export function listenForUtf8() {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  const hear = (bytes?: Uint8Array) => {
    if (!isUtf8) return;
    try {
      decoder.decode(bytes, { stream: Boolean(bytes) });
    } catch {
      isUtf8 = false;
    }
  };
  return {
    hear,
    end() {
      hear();
      return isUtf8;
    },
  };
}

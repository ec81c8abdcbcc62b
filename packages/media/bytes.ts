/** The bytes as text, one letter a byte; short where they end. */
export function latin(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** Big-endian; bytes that are not there count as 0, so that callers check lengths where it matters. */
export function big32(bytes: Uint8Array, at: number): number {
  return big16(bytes, at) * 0x10000 + big16(bytes, at + 2);
}

export function big16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 0x100 + (bytes[at + 1] ?? 0);
}

export function little32(bytes: Uint8Array, at: number): number {
  return little16(bytes, at) + little16(bytes, at + 2) * 0x10000;
}

export function little24(bytes: Uint8Array, at: number): number {
  return little16(bytes, at) + (bytes[at + 2] ?? 0) * 0x10000;
}

export function little16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 0x100;
}

/** The head of a box of an ISO media file; what it says is not checked. */
export interface BoxHead {
  type: string;
  /** Bytes with the head; Infinity for a box that goes on to the file's end. */
  size: number;
  /** Bytes of the head alone. */
  length: number;
}

export function boxHeadAt(bytes: Uint8Array, at: number): BoxHead {
  const type = latin(bytes, at + 4, 4);
  const short = big32(bytes, at);
  if (short !== 1) return { type, size: short || Infinity, length: 8 };
  return { type, size: big32(bytes, at + 8) * 2 ** 32 + big32(bytes, at + 12), length: 16 };
}

/** The brands of an ISO media file (MP4, MOV, HEIC, AVIF …), the major one first; none for other files. */
export function brandsOf(bytes: Uint8Array): string[] {
  if (latin(bytes, 4, 4) !== "ftyp") return [];
  const end = Math.min(big32(bytes, 0), bytes.length, 512);
  const brands = [latin(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(bytes, at, 4));
  return brands;
}

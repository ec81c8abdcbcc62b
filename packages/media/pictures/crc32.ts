const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** The checksum of PNG's chunks, over the bytes from `start` up to `end`, which is left out. */
export function crc32(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0xffffffff;
  for (let at = start; at < end; at++) {
    sum = (table[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

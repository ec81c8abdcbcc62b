type Part = Uint8Array | string | number[];

/** Parts one after the other; a text is taken a byte a letter. */
export function join(...parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
  );
}

export const be16 = (value: number) => [(value >>> 8) & 255, value & 255];
export const be32 = (value: number) => [...be16(value >>> 16), ...be16(value)];
export const le16 = (value: number) => be16(value).toReversed();
export const le24 = (value: number) => [...le16(value), (value >>> 16) & 255];
export const le32 = (value: number) => be32(value).toReversed();

/** The first `share` of `bytes`. */
export function cut(bytes: Uint8Array, share: number): Uint8Array {
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

/** A copy with `patch` written over the bytes at `offset`. */
export function patched(bytes: Uint8Array, offset: number, patch: Part): Buffer {
  const copy = Buffer.from(bytes);
  join(patch).copy(copy, offset);
  return copy;
}

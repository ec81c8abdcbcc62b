/** Bytes of a string, a blob or a whole row: https://developers.cloudflare.com/d1/platform/limits/ */
export const largestValue = 2_000_000;

const encoder = new TextEncoder();

/** Bytes that a bound value takes in the database, as far as they can be many. */
export function sizeOfValue(value: unknown): number {
  if (typeof value === "string") return bytesOf(value);
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  return Array.isArray(value) ? value.length : 0;
}

/** UTF-8 bytes. A UTF-16 unit takes three at most, so that short texts need no counting. */
function bytesOf(text: string): number {
  return text.length * 3 <= largestValue ? text.length : encoder.encode(text).length;
}

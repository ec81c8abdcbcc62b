import { be16, join } from "./bytes.ts";

/** A segment as a JPEG holds it; `payload` of at most 65,533 bytes. */
export function segment(marker: number, payload: Uint8Array | string): Buffer {
  return join([0xff, marker], be16(payload.length + 2), payload);
}

/** `jpeg` with whole segments put in at its start. */
export function withSegments(jpeg: Uint8Array, ...segments: Uint8Array[]): Buffer {
  return join(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));
}

export const exifSegment = (tiff: Uint8Array) => segment(0xe1, join("Exif\0\0", tiff));
export const xmpSegment = (xmp: string) => segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`);
export const commentSegment = (comment: string) => segment(0xfe, comment);

/** What press agencies write: the by-line, under record 2, dataset 80. */
export function iptcSegment(byLine: string): Buffer {
  const dataset = join([0x1c, 2, 80], be16(byLine.length), byLine);
  const padded = dataset.length % 2 === 0 ? dataset : join(dataset, [0]);
  return segment(0xed, join("Photoshop 3.0\0", "8BIM", [4, 4, 0, 0, 0, 0], be16(dataset.length), padded));
}

/** `jpeg` whose frame header claims another size. */
export function withClaimedSize(jpeg: Uint8Array, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = frameHeader(copy);
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

/** `jpeg` that says it is coded arithmetically, which hardly any decoder reads. */
export function calledArithmetic(jpeg: Uint8Array): Buffer {
  const copy = Buffer.from(jpeg);
  copy[frameHeader(copy) + 1] = 0xc9;
  return copy;
}

/** The offset of the SOF0, 1 or 2 marker. */
function frameHeader(jpeg: Buffer): number {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return at;
  }
  throw new Error("This JPEG has no frame header.");
}

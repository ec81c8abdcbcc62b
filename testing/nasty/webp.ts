import { join, le24, le32 } from "./bytes.ts";

interface Chunk {
  type: string;
  data: Uint8Array;
}

export function webp(chunks: Chunk[]): Buffer {
  const body = join("WEBP", ...chunks.map(written));
  return join("RIFF", le32(body.length), body);
}

export function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = Buffer.from(bytes);
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= view.length;) {
    const size = view.readUInt32LE(at + 4);
    chunks.push({ type: view.toString("latin1", at, at + 4), data: view.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size & 1);
  }
  return chunks;
}

const exifFlag = 0x08;
const xmpFlag = 0x04;

/** `bytes`, a WebP of any kind, with EXIF and XMP where the format keeps them: at its end. */
export function withMetadata(
  bytes: Uint8Array,
  size: { width: number; height: number },
  metadata: { exif?: Uint8Array; xmp?: string },
): Buffer {
  const [first, ...rest] = chunksOf(bytes);
  if (!first) throw new Error("This WebP is empty.");
  const described = first.type === "VP8X" ? Buffer.from(first.data) : extended(size);
  if (first.type !== "VP8X") rest.unshift(first);
  described[0] = (described[0] ?? 0) | (metadata.exif ? exifFlag : 0) | (metadata.xmp ? xmpFlag : 0);
  if (metadata.exif) rest.push({ type: "EXIF", data: metadata.exif });
  if (metadata.xmp) rest.push({ type: "XMP ", data: join(metadata.xmp) });
  return webp([{ type: "VP8X", data: described }, ...rest]);
}

/** A WebP that says it is `claimed` pixels, whatever the frame inside it says. */
export function withClaimedCanvas(bytes: Uint8Array, claimed: { width: number; height: number }): Buffer {
  return webp([
    { type: "VP8X", data: extended(claimed) },
    ...chunksOf(bytes).filter(({ type }) => type !== "VP8X"),
  ]);
}

function extended({ width, height }: { width: number; height: number }): Buffer {
  return join([0, 0, 0, 0], le24(width - 1), le24(height - 1));
}

function written({ type, data }: Chunk): Buffer {
  return join(type, le32(data.length), data, data.length % 2 === 0 ? "" : [0]);
}

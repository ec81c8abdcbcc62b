import { crc32, deflateSync } from "node:zlib";
import { be32, join } from "./bytes.ts";

export const pngSignature = join([0x89], "PNG\r\n", [0x1a], "\n");

export function pngChunk(type: string, data: Uint8Array | string, { badCrc = false } = {}): Buffer {
  const body = join(type, data);
  return join(be32(body.length - 4), body, be32(badCrc ? crc32(body) ^ 0x5a5a : crc32(body)));
}

/** `png` with whole chunks put in right behind its header. */
export function withChunks(png: Uint8Array, ...chunks: Uint8Array[]): Buffer {
  const headerEnd = pngSignature.length + 25;
  return join(png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd));
}

/** A black-and-white picture of one tone: as large as wanted in a few kilobytes. */
export function flatPng(width: number, height: number): Buffer {
  const lines = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return join(
    pngSignature,
    pngChunk("IHDR", header(width, height)),
    pngChunk("IDAT", deflateSync(lines, { level: 9 })),
    pngChunk("IEND", ""),
  );
}

/** `png` whose header claims another size. */
export function withClaimedSize(png: Uint8Array, width: number, height: number): Buffer {
  const claimed = Buffer.from(png.subarray(16, 29));
  claimed.writeUInt32BE(width, 0);
  claimed.writeUInt32BE(height, 4);
  return join(pngSignature, pngChunk("IHDR", claimed), png.subarray(pngSignature.length + 25));
}

/** A chunk of `type` that unpacks to `size` zeros. */
export function packedBomb(type: "iCCP" | "zTXt", size: number): Buffer {
  return pngChunk(type, join("bomb", [0, 0], deflateSync(Buffer.alloc(size), { level: 9 })));
}

/** An animated PNG: the still's own pixels are its first frame, and its second one as well. */
export function animatedPng(png: Uint8Array): Buffer {
  const width = [...png.subarray(16, 20)];
  const height = [...png.subarray(20, 24)];
  const data = joinedData(png);
  const control = (sequence: number) =>
    pngChunk("fcTL", join(be32(sequence), width, height, be32(0), be32(0), [0, 1, 0, 2, 0, 0]));
  return join(
    png.subarray(0, pngSignature.length + 25),
    pngChunk("acTL", join(be32(2), be32(0))),
    control(0),
    pngChunk("IDAT", data),
    control(1),
    pngChunk("fdAT", join(be32(2), data)),
    pngChunk("IEND", ""),
  );
}

function header(width: number, height: number): Buffer {
  return join(be32(width), be32(height), [1, 0, 0, 0, 0]);
}

function joinedData(png: Uint8Array): Buffer {
  const view = Buffer.from(png);
  const found: Buffer[] = [];
  for (let at = pngSignature.length; at < view.length; at += 12 + view.readUInt32BE(at)) {
    if (view.toString("latin1", at + 4, at + 8) === "IDAT")
      found.push(view.subarray(at + 8, at + 8 + view.readUInt32BE(at)));
  }
  return Buffer.concat(found);
}

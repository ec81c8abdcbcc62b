import { encode } from "fast-png";
import { isRefused } from "#domain/outcome.ts";
import type { Image, UploadDetails } from "#domain/media/image.ts";
import { type ArrivingFile, uploadImage, type Uploading } from "#domain/media/upload/upload-image.server.ts";
import type { Settings } from "#domain/services.ts";
import { testOwner } from "./services.ts";

/** Four coloured quarters; with transparency, the last one is not there. */
export function pngOf(width: number, height: number, { alpha = false, shade = 0 } = {}): Uint8Array {
  const quarters = [[220, shade, 40], [40, 200, shade], [30, 60, 210], alpha ? [0, 0, 0, 0] : [240, 220, 90]];
  const channels = alpha ? 4 : 3;
  const data = new Uint8Array(width * height * channels);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isRight = pixel % width >= width / 2;
    const isBelow = pixel >= Math.ceil(height / 2) * width;
    const [red = 0, green = 0, blue = 0, opacity = 255] =
      quarters[Number(isRight) + 2 * Number(isBelow)] ?? [];
    data.set([red, green, blue, opacity].slice(0, channels), pixel * channels);
  }
  return encode({ width, height, data, channels, depth: 8 });
}

/** A file as a form sends it, in small pieces. */
export function arriving(
  bytes: Uint8Array,
  details: Partial<UploadDetails> = {},
  fileName = "Four quarters.png",
): ArrivingFile {
  const given = { name: "", folder: "", alt: "", caption: "", replaces: "", ...details };
  return { fileName, body: inPieces(bytes), details: async () => given };
}

export function inPieces(bytes: Uint8Array, size = 10_000): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size));
      else controller.close();
      at += size;
    },
  });
}

/** An image that is in the library. */
export async function uploaded(
  services: Uploading & { settings: Settings },
  bytes: Uint8Array,
  details: Partial<UploadDetails> = {},
): Promise<Image> {
  const image = await uploadImage(services, testOwner(services), arriving(bytes, details));
  if (isRefused(image)) throw new Error(image.message);
  return image;
}

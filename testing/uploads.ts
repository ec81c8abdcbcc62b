import { isRefused } from "#domain/outcome.ts";
import type { Image, UploadDetails } from "#domain/media/image.ts";
import { type ArrivingFile, uploadImage, type Uploading } from "#domain/media/upload/upload-image.server.ts";
import type { Settings } from "#domain/services.ts";
import { testOwner } from "./services.ts";

/** A file as a form sends it, in small pieces. */
export function arriving(
  bytes: Uint8Array,
  details: Partial<UploadDetails> = {},
  fileName = "Four quarters.png",
): ArrivingFile {
  const given = {
    name: "",
    folder: "",
    replaces: "",
    same: "keep" as const,
    ...details,
  };
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

import type { PictureMaker } from "#domain/services.ts";

/** Quality, of 100, at which a reader sees no difference on a screen. */
const quality = { avif: 60, webp: 82, jpeg: 84, png: undefined };

/** Cloudflare's Images binding. */
export function imagesBinding(images: ImagesBinding): PictureMaker {
  return {
    async render(picture, { format, width, height }) {
      try {
        const output = await images
          .input(streamOf(picture))
          .transform({ width, height, fit: height ? "cover" : "scale-down" })
          .output({ format: `image/${format}`, quality: quality[format], anim: false });
        return new Uint8Array(await output.response().arrayBuffer());
      } catch (error) {
        console.warn(`A picture of ${picture.length} bytes could not be drawn as ${format}.`, error);
        return null;
      }
    },
  };
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes as BlobPart]).stream();
}

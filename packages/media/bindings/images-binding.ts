export interface Rendition {
  format: "avif" | "webp" | "jpeg" | "png";
  /** Pixels. The picture keeps its shape and is never enlarged. */
  width: number;
  /** Pixels: the picture is then cropped to fill `width` by `height`. */
  height?: number;
  /** What stays in sight of a picture that is cropped, in percent; the middle where it is left out. */
  focus?: { x: number; y: number };
}

/** Quality, of 100, at which a reader sees no difference on a screen. */
const quality = { avif: 60, webp: 82, jpeg: 84, png: undefined };

/** Error codes by which Cloudflare blames the picture: it is none, has too many pixels, is of an unknown format. */
const picturesFault = [9412, 9413, 9520];

/**
 * Cloudflare's Images binding. Damaged pictures and its own failures end in the same error (9523), so what fails is
 * tried once more, and then a picture that is surely sound: if that is drawn, the fault lies with the one sent.
 */
export function imagesBinding(images: ImagesBinding) {
  return {
    /** Null where the picture cannot be decoded or drawn so; throws where the service does not answer. */
    async render(picture: Uint8Array, wanted: Rendition): Promise<Uint8Array | null> {
      try {
        return await draw(images, picture, wanted);
      } catch (error) {
        if (picturesFault.includes(codeOf(error))) return null;
      }
      try {
        return await draw(images, picture, wanted);
      } catch (error) {
        if (picturesFault.includes(codeOf(error))) return null;
        await draw(images, soundPicture(), { ...wanted, width: 1, height: undefined });
        console.warn(`A picture of ${picture.length} bytes could not be drawn.`, error);
        return null;
      }
    },
  };
}

async function draw(
  images: ImagesBinding,
  picture: Uint8Array,
  { format, width, height, focus }: Rendition,
): Promise<Uint8Array> {
  const output = await images
    .input(streamOf(picture))
    .transform({
      width,
      height,
      fit: height ? "cover" : "scale-down",
      // As `object-position` has it.
      ...(focus && { gravity: { x: focus.x / 100, y: focus.y / 100, mode: "remainder" } }),
    })
    .output({ format: `image/${format}`, quality: quality[format], anim: false });
  return new Uint8Array(await output.response().arrayBuffer());
}

function codeOf(error: unknown): number {
  return error instanceof Error && "code" in error ? Number(error.code) : 0;
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes as BlobPart]).stream();
}

/** One black pixel. */
function soundPicture(): Uint8Array {
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";
  return Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
}

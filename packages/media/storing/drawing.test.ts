import { holdsMetadata, readPicture, withoutJpegMetadata, withoutMetadata } from "../index.ts";
import {
  avif,
  box,
  bytesOf,
  exif,
  gif,
  gifFrame,
  gifHeader,
  jpeg,
  jpegExif,
  jpegSegment,
  png,
  pngChunk,
  webp,
  webpChunk,
} from "../samples/pictures.ts";
import { describe, expect, it } from "vitest";
import { pictures } from "../testing/bindings.ts";

const comment = bytesOf([0x21, 0xfe, 5], "Marsh", 0);

describe("the picture service agrees on the size of", () => {
  const cases: [string, Uint8Array][] = [
    ["a PNG", png()],
    ["a PNG on its side", png({ extra: [pngChunk("eXIf", exif(6))] })],
    ["a JPEG", jpeg()],
    ["a JPEG on its side", jpeg({ extra: [jpegExif(6)] })],
    ["a GIF", gif()],
    ["an animated GIF", gif({ frames: 3 })],
    ["a GIF that grows", bytesOf(gifHeader(2, 2), gifFrame(2, 9), 0x3b)],
    ["a WebP", webp()],
    ["an animated WebP", webp({ frames: 2 })],
    ["a WebP on its side", webp({ extra: [webpChunk("EXIF", bytesOf("Exif\0\0", exif(6)))] })],
    ["an AVIF", avif()],
    ["an AVIF on its side", avif({ properties: [box("irot", 1)] })],
  ];
  it.each(cases)("%s", async (_, bytes) => {
    const { width, height } = readPicture(bytes) as { width: number; height: number };
    const drawn = await pictures.render(bytes, { format: "png", width: 100 });
    expect(readPicture(drawn ?? new Uint8Array())).toMatchObject({ format: "png", width, height });
  });
});

describe("metadata", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "is not in the picture service's output as %s",
    async (format) => {
      const told = jpeg({ extra: [jpegExif(6, true), jpegSegment(0xfe, "Marsh")] });
      const drawn = (await pictures.render(told, { format, width: 8 })) ?? new Uint8Array();
      expect(readPicture(drawn)).toMatchObject({ format, width: 8, height: 16 });
      expect(holdsMetadata(format === "jpeg" ? withoutJpegMetadata(drawn) : drawn)).toEqual([]);
    },
  );

  it("keeps an animation whole: the picture service still draws it", async () => {
    for (const [format, bytes] of [
      ["gif", gif({ frames: 3, extra: [comment] })],
      ["webp", webp({ frames: 3, extra: [webpChunk("EXIF", exif(1))] })],
    ] as const) {
      const stripped = withoutMetadata(bytes, format);
      expect(readPicture(stripped)).toMatchObject({ frames: 3 });
      expect(await pictures.render(stripped, { format: "png", width: 9 })).not.toBeNull();
    }
  });
});

import { join } from "./bytes.ts";
import { acceptedAs, notTaken, tooManyBytes, tooManyPixels } from "./expectations.ts";
import { flatGif } from "./gif.ts";
import { withClaimedSize as jpegWithClaimedSize } from "./jpeg.ts";
import type { NastyFile } from "./nasty-file.ts";
import { flatPng, packedBomb, pngChunk, withChunks, withClaimedSize } from "./png.ts";
import { drawQuarters, picture } from "./quarters.ts";
import { withClaimedCanvas } from "./webp.ts";

/** Files of too many bytes or pixels, some of which look small, and those that just fit. */
export async function largeFiles(seed: number): Promise<NastyFile[]> {
  const drawn = drawQuarters(seed);
  const [png, jpeg, webp] = await Promise.all([
    drawn.clone().png().toBuffer(),
    drawn.clone().jpeg().toBuffer(),
    drawn.clone().webp().toBuffer(),
  ]);
  const huge = { width: 16_000, height: 16_000 };
  return [
    { ...bomb("png of 30,000 by 30,000 pixels", () => flatPng(30_000, 30_000)), isTypical: true },
    bomb("png that claims 2,147,483,647 pixels a side", () => withClaimedSize(png, 2 ** 31 - 1, 2 ** 31 - 1)),
    bomb("png with an edge of 12,001 pixels", () => flatPng(12_001, 10)),
    bomb("png with an edge of 12,001 pixels, on end", () => flatPng(10, 12_001)),
    bomb("png of just over 50 megapixels", () => flatPng(8_000, 6_251)),
    fits("png of exactly 50 megapixels", () => flatPng(8_000, 6_250), { width: 8_000, height: 6_250 }),
    fits("png with an edge of exactly 12,000 pixels", () => flatPng(12_000, 40), {
      width: 12_000,
      height: 40,
    }),
    bomb("jpeg that claims 65,500 by 65,500 pixels", () => jpegWithClaimedSize(jpeg, 65_500, 65_500)),
    bomb("webp that claims 16,000 by 16,000 pixels", () => withClaimedCanvas(webp, huge)),
    bomb("gif of a thousand frames of 400 by 400", () =>
      flatGif({ width: 400, height: 400, frames: frames(1_000) }),
    ),
    bomb("gif of tiny frames on a canvas of 5,000 by 5,000", () =>
      flatGif({ width: 5_000, height: 5_000, frames: frames(500, 1) }),
    ),
    bomb("gif of a claimed canvas of 65,535 by 65,535", () =>
      flatGif({ width: 65_535, height: 65_535, frames: frames(1, 1) }),
    ),
    fits(
      "png with a colour profile that unpacks to 100 MB",
      () => withChunks(png, packedBomb("iCCP", 100_000_000)),
      picture,
      true,
    ),
    fits(
      "png with a text that unpacks to 100 MB",
      () => withChunks(png, packedBomb("zTXt", 100_000_000)),
      picture,
      true,
    ),
    fits("png of exactly 10,000,000 bytes", () => weighing(png, 10_000_000), picture, true),
    { ...bomb("png of 10,000,001 bytes", () => weighing(png, 10_000_001)), expect: tooManyBytes },
    {
      ...bomb("jpeg of 11 MB", () => join(jpeg, Buffer.alloc(11_000_000))),
      expect: tooManyBytes,
      isTypical: true,
    },
    { ...bomb("11 MB of nothing called .png", () => Buffer.alloc(11_000_000)), expect: notTaken },
  ];
}

/** Frames of changing colour, each `edge` pixels a side where it is smaller than its canvas. */
function frames(count: number, edge?: number) {
  return Array.from({ length: count }, (_, n) => ({ colour: n % 4, width: edge, height: edge }));
}

/** `png` with a chunk that decoders skip, so that it has `bytes` bytes. */
function weighing(png: Uint8Array, bytes: number): Uint8Array {
  return withChunks(png, pngChunk("fiLl", Buffer.alloc(bytes - png.length - 12)));
}

function bomb(name: string, bytes: () => Uint8Array): NastyFile {
  const format = name.split(" ")[0] ?? "";
  return { name, bytes, sentName: `large.${format}`, sentType: `image/${format}`, expect: tooManyPixels };
}

function fits(
  name: string,
  bytes: () => Uint8Array,
  { width, height }: { width: number; height: number },
  hasQuarters = false,
): NastyFile {
  return { ...bomb(name, bytes), expect: acceptedAs(width, height, { hasQuarters }) };
}

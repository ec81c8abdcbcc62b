import sharp from "sharp";
import { cut, join } from "./bytes.ts";
import { exif } from "./exif.ts";
import { accepted, acceptedAs, broken } from "./expectations.ts";
import { comment, extension, flatGif, withBlocks, xmpExtension } from "./gif.ts";
import type { NastyFile } from "./nasty-file.ts";
import { animatedPng } from "./png.ts";
import { drawFrames, drawQuarters, picture } from "./quarters.ts";
import { secret } from "./secret.ts";
import { xmp } from "./tagged.ts";
import { withMetadata } from "./webp.ts";

const frames = 6;
const small = { width: 240, height: 160 };

/** Pictures that move, with things in them that must go while they keep moving. */
export async function animatedFiles(seed: number): Promise<NastyFile[]> {
  const drawn = drawFrames(seed, frames, small);
  const options = { loop: 0, delay: Array.from({ length: frames }, () => 80) };
  const [gif, webp] = await Promise.all([
    drawn.clone().gif(options).toBuffer(),
    drawn.clone().webp(options).toBuffer(),
  ]);
  const moves = accepted({ ...small, isAnimated: true, frames });
  const moving = (name: string, bytes: NastyFile["bytes"]): NastyFile => {
    const format = name.split(" ")[0] ?? "";
    return { name, bytes, sentName: `moving.${format}`, sentType: `image/${format}`, expect: moves };
  };
  return [
    moving("gif that moves", () => gif),
    {
      ...moving("gif that moves, with a comment, XMP and an application's own", () =>
        withBlocks(gif, comment(secret), xmpExtension(xmp), extension("GPSDATA 1.0", join(secret))),
      ),
      isTypical: true,
    },
    moving("gif that moves, with a comment between its frames", () =>
      join(gif.subarray(0, -1), comment(secret), ";"),
    ),
    moving("webp that moves", () => webp),
    {
      ...moving("webp that moves, with EXIF and XMP", () =>
        withMetadata(webp, small, { exif: exif({ isPersonal: true }), xmp }),
      ),
      isTypical: true,
    },
    { ...moving("gif that moves, cut in its fourth frame", () => cut(gif, 0.6)), expect: broken },
    { ...moving("webp that moves, cut in its fourth frame", () => cut(webp, 0.6)), expect: broken },
    {
      ...moving("gif of a hundred tiny frames", () =>
        flatGif({
          width: 64,
          height: 48,
          frames: Array.from({ length: 100 }, (_, n) => ({ colour: n % 4 })),
        }),
      ),
      expect: acceptedAs(64, 48, { isAnimated: true, frames: 100 }),
    },
    {
      ...moving("png that moves", async () => animatedPng(await drawQuarters(seed).png().toBuffer())),
      expect: accepted(picture),
    },
    {
      ...moving("gif of a single frame", () => sharp(gif).gif().toBuffer()),
      expect: accepted(small),
    },
  ];
}

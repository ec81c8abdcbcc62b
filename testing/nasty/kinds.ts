import sharp from "sharp";
import { accepted, acceptedAs } from "./expectations.ts";
import type { NastyFile } from "./nasty-file.ts";
import { flatGif } from "./gif.ts";
import { drawQuarters, picture } from "./quarters.ts";

/** Sound pictures of every sort that a careless library stumbles over. */
export function oddKinds(seed: number): NastyFile[] {
  const drawn = (alpha = false) => drawQuarters(seed, { ...picture, alpha });
  const dot = () => sharp({ create: { width: 1, height: 1, channels: 3, background: "#a35fd0" } });
  const clear = { create: { width: 1, height: 1, channels: 4 as const, background: "#0000" } };
  return [
    { ...dotted("png", () => dot().png().toBuffer()), isTypical: true },
    dotted("jpeg", () => dot().jpeg().toBuffer()),
    dotted("webp", () => dot().webp().toBuffer()),
    dotted("avif", () => dot().avif({ effort: 0 }).toBuffer()),
    dotted("gif", () => flatGif({ width: 1, height: 1, frames: [{ colour: 1 }] })),
    {
      ...dotted("png, all clear", () => sharp(clear).png().toBuffer()),
      expect: acceptedAs(1, 1, { hasAlpha: true }),
    },
    {
      ...sound("jpeg in CMYK", () => drawn().toColourspace("cmyk").jpeg().toBuffer()),
      isTypical: true,
    },
    {
      ...sound("png of 16 bits a channel", () => drawn().toColourspace("rgb16").png().toBuffer()),
      isTypical: true,
    },
    grey("png in greys", () => drawn().greyscale().toColourspace("b-w").png().toBuffer()),
    grey("png in greys of 16 bits", () => drawn().greyscale().toColourspace("grey16").png().toBuffer()),
    grey("jpeg in greys", () => drawn().greyscale().toColourspace("b-w").jpeg().toBuffer()),
    sound("png of a palette", () => drawn().png({ palette: true, colours: 8 }).toBuffer()),
    clearInPart("png of a palette with a clear entry", () =>
      drawn(true).png({ palette: true, colours: 16 }).toBuffer(),
    ),
    clearInPart("png with alpha", () => drawn(true).png().toBuffer()),
    clearInPart("webp with alpha", () => drawn(true).webp().toBuffer()),
    clearInPart("webp with alpha, lossless", () => drawn(true).webp({ lossless: true }).toBuffer()),
    clearInPart("avif with alpha", () => drawn(true).avif({ effort: 0 }).toBuffer()),
    sound("png, interlaced", () => drawn().png({ progressive: true }).toBuffer()),
    sound("jpeg, progressive", () => drawn().jpeg({ progressive: true }).toBuffer()),
    sound("jpeg of whole colour", () => drawn().jpeg({ chromaSubsampling: "4:4:4" }).toBuffer()),
    sound("webp, lossless", () => drawn().webp({ lossless: true }).toBuffer()),
    sound("avif, lossless", () => drawn().avif({ lossless: true, effort: 0 }).toBuffer()),
    sound("jpeg with a wide colour profile", () => drawn().withIccProfile("p3").jpeg().toBuffer()),
    sound("png with a wide colour profile", () => drawn().withIccProfile("p3").png().toBuffer()),
    {
      ...sound("jpeg of one line", () => drawQuarters(seed, { width: 2_000, height: 1 }).jpeg().toBuffer()),
      expect: acceptedAs(2_000, 1),
    },
    {
      ...sound("png of one column", () => drawQuarters(seed, { width: 1, height: 2_000 }).png().toBuffer()),
      expect: acceptedAs(1, 2_000),
    },
    {
      ...sound("jpeg just large enough for a card", () =>
        drawQuarters(seed, { width: 620, height: 320 }).jpeg().toBuffer(),
      ),
      expect: accepted({ width: 620, height: 320 }),
      isTypical: true,
    },
    {
      ...sound("jpeg of 3,000 by 2,000", () =>
        drawQuarters(seed, { width: 3_000, height: 2_000 }).jpeg().toBuffer(),
      ),
      expect: accepted({ width: 3_000, height: 2_000 }),
    },
  ];
}

function sound(name: string, bytes: NastyFile["bytes"]): NastyFile {
  const format = name.split(/[ ,]/)[0] ?? "";
  return { name, bytes, sentName: `odd.${format}`, sentType: `image/${format}`, expect: accepted() };
}

function dotted(format: string, bytes: NastyFile["bytes"]): NastyFile {
  return { ...sound(format, bytes), name: `${format} of a single pixel`, expect: acceptedAs(1, 1) };
}

function grey(name: string, bytes: NastyFile["bytes"]): NastyFile {
  return { ...sound(name, bytes), expect: accepted({ hasQuarters: false }) };
}

function clearInPart(name: string, bytes: NastyFile["bytes"]): NastyFile {
  return { ...sound(name, bytes), expect: accepted({ hasAlpha: true }) };
}

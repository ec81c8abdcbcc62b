import { describe, expect, it } from "vitest";
import {
  avif,
  big16,
  big32,
  box,
  bytesOf,
  exif,
  gif,
  gifControl,
  gifFrame,
  gifHeader,
  jpeg,
  jpegExif,
  jpegSegment,
  png,
  pngChunk,
  pngHeader,
  pngSignature,
  riff,
  vp8l,
  vp8x,
  webp,
  webpChunk,
  webpFrame,
} from "../samples/pictures.ts";
import { readPicture } from "./read-picture.ts";

const lossy = webpChunk("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, 33, 0, 22, 0]);
const alphaKind = box("auxC", big32(0), "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0");

describe("recognising a picture", () => {
  const still = { frames: 1, hasAlpha: false };
  const cases: [string, Uint8Array, object][] = [
    ["a PNG", png(), { ...still, format: "png", width: 3, height: 2, pixels: 6 }],
    ["a PNG with an alpha channel", png({ colour: 6 }), { hasAlpha: true }],
    ["a PNG with one see-through colour", png({ extra: [pngChunk("tRNS", [0, 0])] }), { hasAlpha: true }],
    ["a PNG on its side", png({ extra: [pngChunk("eXIf", exif(6))] }), { width: 2, height: 3 }],
    ["an animated PNG, by its first frame", png({ extra: [pngChunk("acTL", new Uint8Array(8))] }), still],
    ["a JPEG", jpeg(), { ...still, format: "jpeg", width: 16, height: 8, pixels: 128 }],
    ["a JPEG on its side", jpeg({ extra: [jpegExif(8)] }), { width: 8, height: 16 }],
    ["a JPEG upside down", jpeg({ extra: [jpegExif(3)] }), { width: 16, height: 8 }],
    ["a GIF", gif(), { ...still, format: "gif", width: 4, height: 3 }],
    ["an animated GIF", gif({ frames: 3 }), { frames: 3, pixels: 36, hasAlpha: false }],
    [
      "a see-through GIF",
      bytesOf(gifHeader(2, 2), gifControl(true), gifFrame(2, 2), 0x3b),
      { hasAlpha: true },
    ],
    ["a GIF that leaves its edge free", bytesOf(gifHeader(3, 2), gifFrame(2, 2), 0x3b), { hasAlpha: true }],
    ["a GIF that grows", bytesOf(gifHeader(2, 2), gifFrame(2, 9), 0x3b), { width: 2, height: 9 }],
    ["a WebP", webp(), { ...still, format: "webp", width: 5, height: 4 }],
    ["a lossy WebP", riff(lossy), { ...still, width: 33, height: 22 }],
    ["a see-through WebP", riff(vp8l(5, 4, true)), { hasAlpha: true }],
    ["a lossy WebP with alpha", riff(vp8x(33, 22, 0x10), webpChunk("ALPH", [0]), lossy), { hasAlpha: true }],
    ["an animated WebP", webp({ frames: 2 }), { width: 5, height: 4, frames: 2, pixels: 40 }],
    ["a WebP on its side", webp({ extra: [webpChunk("EXIF", exif(5))] }), { width: 4, height: 5 }],
    ["an AVIF", avif(), { ...still, format: "avif", width: 64, height: 32 }],
    ["an AVIF on its side", avif({ properties: [box("irot", 1)] }), { width: 32, height: 64 }],
    ["an AVIF with alpha", avif({ properties: [alphaKind] }), { hasAlpha: true }],
  ];
  it.each(cases)("is read from %s", (_, bytes, facts) => {
    expect(readPicture(bytes)).toMatchObject(facts);
  });
});

describe("refused files", () => {
  const withoutEnd = png().slice(0, -12);
  const wrongSum = png().with(40, 7);
  const cases: [string, Uint8Array, string][] = [
    ["nothing at all", new Uint8Array(), "image_empty"],
    ["a PNG without its end", withoutEnd, "image_truncated"],
    ["a PNG chunk that runs over", png().slice(0, 50), "image_truncated"],
    ["a PNG whose checksum is wrong", wrongSum, "image_damaged"],
    ["a PNG without pixels", bytesOf(pngSignature, pngHeader(1, 1), pngChunk("IEND")), "image_damaged"],
    ["a PNG with two headers", png({ extra: [pngHeader(9, 9)] }), "image_damaged"],
    ["a PNG of no width", png({ width: 0 }), "image_damaged"],
    ["a JPEG without its end", jpeg().slice(0, -2), "image_truncated"],
    ["a JPEG segment that runs over", bytesOf([0xff, 0xd8, 0xff, 0xe0, 9, 9]), "image_truncated"],
    ["a JPEG without pixels", bytesOf([0xff, 0xd8, 0xff, 0xd9]), "image_damaged"],
    [
      "a JPEG with two sizes",
      jpeg({ extra: [jpegSegment(0xc0, bytesOf(8, big16(9), big16(9), [1, 1, 0x11, 0]))] }),
      "image_damaged",
    ],
    ["a GIF without its trailer", gif().slice(0, -1), "image_truncated"],
    ["a GIF without a frame", bytesOf(gifHeader(2, 2), 0x3b), "image_damaged"],
    ["a GIF of no height", bytesOf(gifHeader(2, 0), gifFrame(2, 2), 0x3b), "image_damaged"],
    ["a WebP that says it is longer", webp().slice(0, -4), "image_truncated"],
    ["a WebP without a picture", riff(vp8x(3, 3, 0)), "image_damaged"],
    ["a WebP whose canvas is smaller than its picture", riff(vp8x(3, 3, 0), vp8l(9, 9)), "image_damaged"],
    ["a WebP frame larger than its canvas", riff(vp8x(3, 3, 2), webpFrame(9, 9)), "image_damaged"],
    ["an AVIF whose pixels are missing", avif().slice(0, -30), "image_truncated"],
    ["an AVIF of boxes without a picture", box("ftyp", "avif", big32(0)), "image_truncated"],
    ["an animated AVIF", bytesOf(avif(), box("moov", big32(0))), "image_type"],
    ["a film", box("ftyp", "isom", big32(0)), "image_type"],
  ];
  it.each(cases)("%s", (_, bytes, code) => {
    expect(readPicture(bytes)).toMatchObject({ code });
  });

  it("a decompression bomb, with its size and the limit", () => {
    expect(
      readPicture(bytesOf(pngSignature, pngHeader(30_000, 30_000), pngChunk("IDAT"), pngChunk("IEND"))),
    ).toMatchObject({
      code: "image_too_many_pixels",
      message:
        "This picture has 30,000 × 30,000 pixels, 900 megapixels: scale it down to at most 50 megapixels, " +
        "with no edge over 12,000 pixels.",
    });
  });

  it("an edge too long, and frames that are too many together", () => {
    expect(readPicture(riff(vp8l(12_001, 2)))).toMatchObject({ code: "image_too_many_pixels" });
    const frames = Array.from({ length: 13 }, () => webpFrame(2000, 2000));
    const many = riff(vp8x(2000, 2000, 2), ...frames);
    expect(readPicture(many)).toMatchObject({
      code: "image_too_many_pixels",
      message: expect.stringContaining("2,000 × 2,000 pixels in 13 frames, 52 megapixels"),
    });
  });
});

it("passes over filled-up markers and restarts within a JPEG's pixels", () => {
  const restarting = bytesOf(jpeg().slice(0, -2), [0xff, 0xd0, 1, 0xff, 0, 2, 0xff, 0xff, 0xd9]);
  expect(readPicture(restarting)).toMatchObject({ width: 16, height: 8 });
});

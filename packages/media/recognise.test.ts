import { expect, it } from "vitest";
import { avif, box, bytesOf, gif, jpeg, png, webp } from "./samples/pictures.ts";
import { unknownFile } from "./fault.ts";
import { recogniseFile } from "./recognise.ts";

const film = (brand: string, ...others: string[]) => box("ftyp", brand, [0, 0, 2, 0], ...others);
const matroska = (kind: string) =>
  bytesOf("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82", 0x80 + kind.length, kind);

it.each([
  ["picture", "png", png()],
  ["picture", "jpeg", jpeg()],
  ["picture", "gif", gif()],
  ["picture", "webp", webp()],
  ["picture", "avif", avif()],
  ["picture", "avif", film("mif1", "miaf", "avif")],
  ["video", "mp4", film("isom", "iso2", "avc1", "mp41")],
  ["video", "mp4", film("mp42")],
  ["video", "webm", matroska("webm")],
  ["audio", "m4a", film("M4A ")],
  ["audio", "ogg", bytesOf("OggS")],
  ["audio", "mp3", bytesOf("ID3\x04")],
  ["audio", "mp3", bytesOf(0xff, 0xfb, 0x90, 0x64)],
])("recognises a %s as %s by its first bytes", (kind, format, bytes) => {
  expect(recogniseFile(bytes.subarray(0, 64))).toEqual({ kind, format });
});

it.each([
  ["an SVG drawing", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["an SVG drawing", '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made by hand --><svg>'],
  ["a web page", "\n <!DOCTYPE html><html>"],
  ["a PHP script", "<?php echo 1;"],
  ["a PDF document", "%PDF-1.7"],
  ["a ZIP archive", "PK\x03\x04"],
  ["a BMP picture", "BM\x36\0\0\0"],
  ["a TIFF picture", "II*\0"],
  ["an icon", "\0\0\x01\0"],
  ["a WAV sound", "RIFF\x24\0\0\0WAVEfmt "],
  ["a program", "MZ\x90"],
  ["a HEIC photo", film("heic", "mif1", "heic")],
  ["a HEIC photo", film("mif1", "heic")],
  ["a QuickTime film", film("qt  ")],
  ["an animated AVIF", film("avis", "avif")],
  ["a Matroska film", matroska("matroska")],
  ["a bare AAC sound", "\xff\xf1\x50\x80"],
])("says that it is %s", (seems, start) => {
  const bytes = typeof start === "string" ? bytesOf(start) : start;
  expect(recogniseFile(bytes)).toEqual({ kind: "unknown", seems: expect.stringContaining(seems) });
});

it("returns null for unknown bytes", () => {
  expect(recogniseFile(bytesOf("a letter to a friend"))).toEqual({ kind: "unknown", seems: null });
  expect(recogniseFile(new Uint8Array())).toEqual({ kind: "unknown", seems: null });
});

it("explains what the file is, and how to fix it", () => {
  expect(unknownFile("a BMP picture: save it as PNG")).toMatchObject({
    code: "image_type",
    message: "This is a BMP picture: save it as PNG.",
  });
});

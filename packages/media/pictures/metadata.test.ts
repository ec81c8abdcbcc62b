import { expect, it } from "vitest";
import {
  avif,
  big32,
  bytesOf,
  exif,
  gif,
  gifControl,
  gifFrame,
  gifHeader,
  gifLoop,
  jpeg,
  jpegExif,
  jpegSegment,
  png,
  pngChunk,
  riff,
  webp,
  webpChunk,
  webpFrame,
  vp8x,
} from "../samples/pictures.ts";
import { holdsMetadata } from "./holds-metadata.ts";
import { withoutJpegMetadata, withoutMetadata } from "./without-metadata.ts";

const comment = bytesOf([0x21, 0xfe, 5], "Marsh", 0);
const xmpBlock = bytesOf([0x21, 0xff, 11], "XMP DataXMP", [5], "Marsh", 0);

it.each([
  [
    ["EXIF", "text", "time", "GPS"],
    png({ extra: [pngChunk("eXIf", exif(1, true)), pngChunk("zTXt"), pngChunk("tIME")] }),
  ],
  [["EXIF", "GPS"], jpeg({ extra: [jpegExif(1, true)] })],
  [
    ["XMP", "IPTC", "comment", "APP5"],
    jpeg({
      extra: [
        jpegSegment(0xe1, "http://ns.adobe.com/xap/1.0/\0"),
        jpegSegment(0xed, "Photoshop 3.0\0"),
        jpegSegment(0xfe, "Marsh"),
        jpegSegment(0xe5, "x"),
      ],
    }),
  ],
  [["trailer"], bytesOf(jpeg(), jpeg())],
  [["EXIF", "XMP", "GPS"], webp({ extra: [webpChunk("EXIF", exif(1, true)), webpChunk("XMP ", [1])] })],
  [["comment", "XMP"], gif({ extra: [comment, xmpBlock] })],
  [["EXIF", "GPS"], avif({ notes: bytesOf(big32(0), exif(1, true)) })],
])("names %j", (kinds, bytes) => {
  expect(holdsMetadata(bytes)).toEqual(kinds);
});

it("finds nothing where there is nothing", () => {
  const plain = [png(), jpeg(), webp(), webp({ frames: 2 }), gif({ frames: 2 }), avif()];
  expect(plain.flatMap(holdsMetadata)).toEqual([]);
});

it("rewrites an animated GIF without notes, its frames and loop untouched", () => {
  const told = gif({ frames: 3, extra: [comment, xmpBlock] });
  expect(withoutMetadata(told, "gif")).toEqual(gif({ frames: 3 }));
  expect(withoutMetadata(bytesOf(told, "behind"), "gif")).toEqual(gif({ frames: 3 }));
});

it("leaves nothing hidden in a GIF's loop or in a text that no program shows", () => {
  const hiding = bytesOf(gifLoop.slice(0, -1), [5], "Marsh", 0);
  const text = bytesOf(gifControl(true), [0x21, 0x01, 5], "Marsh", 0);
  const frames = bytesOf(gifFrame(2, 2), gifFrame(2, 2), 0x3b);
  const sent = bytesOf(gifHeader(2, 2), hiding, text, frames);
  expect(withoutMetadata(sent, "gif")).toEqual(bytesOf(gifHeader(2, 2), gifLoop, frames));
});

it("rewrites an animated WebP without notes, its frames untouched", () => {
  const notes = [
    webpChunk("EXIF", exif(1, true)),
    webpChunk("XMP ", bytesOf("Marsh")),
    webpChunk("xxxx", [1]),
  ];
  const stripped = withoutMetadata(webp({ width: 7, height: 5, frames: 2, extra: notes }), "webp");
  const animation = webpChunk("ANIM", [0, 0, 0, 0, 0, 0]);
  expect(stripped).toEqual(riff(vp8x(7, 5, 0x02), animation, webpFrame(7, 5), webpFrame(7, 5)));
  const hiding = riff(vp8x(7, 5, 0x02), animation, webpFrame(7, 5, webpChunk("XMP ", [1])), webpFrame(7, 5));
  expect(withoutMetadata(hiding, "webp")).toEqual(stripped);
});

it("takes the notes out of a JPEG and leaves its profile and how its colours are read", () => {
  const kept = [
    jpegSegment(0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\0\0"),
    jpegSegment(0xe2, "ICC_PROFILE\0\x01\x01"),
  ];
  const adobe = jpegSegment(0xee, "Adobe\0\x64\0\0\0\0\0");
  const notes = [jpegExif(6, true), jpegSegment(0xfe, "Marsh"), jpegSegment(0xe2, "MPF\0"), bytesOf("stray")];
  const told = bytesOf(jpeg({ extra: [...kept, ...notes, adobe] }), jpeg());
  expect(withoutJpegMetadata(told)).toEqual(jpeg({ extra: [...kept, adobe] }));
});

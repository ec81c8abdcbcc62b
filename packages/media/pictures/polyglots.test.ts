import { describe, expect, it } from "vitest";
import {
  avif,
  big32,
  box,
  bytesOf,
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
import { MediaFault } from "../fault.ts";
import { readPicture } from "./read-picture.ts";

const script = "<ScRiPt>alert(1)</script>";
const moment = bytesOf(box("ftyp", "mp42", big32(0)), box("moov", big32(0)), box("mdat", "moving"));
const samsung = bytesOf("\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1458170015363", "SEFH", big32(107), "SEFT");
const xmp =
  '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta><?xpacket end="w"?>';

describe("a picture that is something else besides is refused", () => {
  const zip = "PK\x03\x04\x14\0archive PK\x05\x06";
  const cases: [string, Uint8Array][] = [
    ["a ZIP behind a PNG", bytesOf(png(), zip)],
    ["a ZIP behind a JPEG", bytesOf(jpeg(), zip)],
    ["a web page behind a GIF", bytesOf(gif(), script)],
    ["a program behind a WebP", bytesOf(webp(), "MZ\x90\0")],
    ["a PDF behind an AVIF", bytesOf(avif(), "%PDF-1.4 and so on")],
    ["a second picture behind a PNG", bytesOf(png(), png())],
    ["a shell script behind a JPEG", bytesOf(jpeg(), "#!/bin/sh")],
    ["a script in the comment of a JPEG", jpeg({ extra: [jpegSegment(0xfe, script)] })],
    ["PHP in the notes of a camera", jpeg({ extra: [jpegSegment(0xe1, "Exif\0\0<?php system()")] })],
    ["a PDF in front of a JPEG's pixels", jpeg({ extra: [jpegSegment(0xe9, "%PDF-1.4")] })],
    [
      "a script between the segments of a JPEG",
      jpeg({ extra: [jpegSegment(0xe0, "JFIF\0"), bytesOf(script)] }),
    ],
    ["a script in a preview behind a JPEG", bytesOf(jpeg(), jpeg({ extra: [jpegSegment(0xfe, script)] }))],
    ["a script behind a moving moment", bytesOf(jpeg(), moment, script)],
    ["a script in a moment that was cut short", bytesOf(jpeg(), moment.slice(0, -20), script)],
    ["a ZIP in the first box of a moment", bytesOf(jpeg(), box("ftyp", "mp42", zip))],
    ["a film that is far behind a JPEG", bytesOf(jpeg(), "x".repeat(80), moment)],
    ["a script in Samsung's notes", bytesOf(jpeg(), script, samsung)],
    ["a script in a text of a PNG", png({ extra: [pngChunk("tEXt", bytesOf("Comment\0", script))] })],
    ["a drawing in a chunk nobody knows", png({ extra: [pngChunk("xxXx", bytesOf("<svg onload=x>"))] })],
    ["a script in the comment of a GIF", gif({ extra: [bytesOf(0x21, 0xfe, script.length, script, 0)] })],
    ["a link that is a script", webp({ extra: [webpChunk("XMP ", bytesOf("JavaScript:alert(1)"))] })],
    ["a script in the EXIF of an AVIF", avif({ notes: bytesOf(big32(0), script) })],
    ["a script in a free box of an AVIF", bytesOf(avif(), box("free", script))],
    ["a GIF whose width opens a comment", bytesOf(gifHeader(0x2a2f, 1), gifFrame(3, 1), 0x3b)],
    ["a GIF whose width begins a value", bytesOf(gifHeader(0x203d, 0x2020), gifFrame(1, 1), 0x3b)],
  ];
  it.each(cases)("%s", (_, bytes) => {
    expect(readPicture(bytes)).toMatchObject({
      code: expect.stringMatching(/^image_(polyglot|too_many_pixels)$/),
    });
  });

  it("a script that two pieces of a long text share", () => {
    const text = bytesOf("Comment\0", " ".repeat(16_384 - 8 - 5), script);
    expect(readPicture(png({ extra: [pngChunk("tEXt", text)] }))).toMatchObject({ code: "image_polyglot" });
  });
});

describe("files by honest programs and cameras are accepted", () => {
  const cases: [string, Uint8Array][] = [
    ["zeros behind a JPEG", bytesOf(jpeg(), new Uint8Array(512))],
    ["the end of a line behind a PNG", bytesOf(png(), "\r\n")],
    ["previews and gain maps behind a JPEG", bytesOf(jpeg(), [0, 0], jpeg(), jpeg({ width: 8 }))],
    ["a moving moment behind a JPEG", bytesOf(jpeg(), moment)],
    ["a moment that was cut short", bytesOf(jpeg(), moment.slice(0, -3))],
    ["a moment without its index", bytesOf(jpeg(), box("ftyp", "mp42", big32(0)), "\x07".repeat(200))],
    ["the first box of a moment alone", bytesOf(jpeg(), box("ftyp", "mp42", big32(0)))],
    ["a moment behind a gain map", bytesOf(jpeg(), jpeg({ width: 8 }), moment)],
    ["a moment with what follows it", bytesOf(jpeg(), moment, "\x01\x02mett data of the camera")],
    ["Samsung's notes", bytesOf(jpeg(), samsung)],
    [
      "Samsung's moment that was cut short",
      bytesOf(jpeg(), "\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data", moment.slice(0, -3)),
    ],
    ["Samsung's moving moment", bytesOf(jpeg(), "\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data", moment, samsung)],
    ["XMP in a JPEG", jpeg({ extra: [jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`)] })],
    ["XMP in a PNG", png({ extra: [pngChunk("iTXt", bytesOf(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`))] })],
    ["a place", jpeg({ extra: [jpegExif(1, true)] })],
    ["a GIF 317 pixels wide, whose header reads =", bytesOf(gifHeader(317, 1), gifFrame(3, 1), 0x3b)],
    ["words about HTML", jpeg({ extra: [jpegSegment(0xfe, "drawn for an article on html & scripts")] })],
  ];
  it.each(cases)("%s", (_, bytes) => {
    expect(readPicture(bytes)).not.toBeInstanceOf(MediaFault);
  });
});

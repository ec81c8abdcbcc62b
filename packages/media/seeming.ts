import { brandsOf, latin } from "./bytes.ts";

/** What a file that is not accepted seems to be, and how to fix it; null where nothing is known of it. */
export function seemingOf(head: Uint8Array): string | null {
  return byMagic(latin(head, 0, 16)) ?? byBrands(brandsOf(head)) ?? byText(head);
}

/** The first bytes of files that people take for pictures, films or sounds; `????` matches a length. */
const magics: [string[], string][] = [
  [["%PDF-"], "a PDF document: export the page you want as PNG or JPEG"],
  [
    ["PK\x03\x04", "PK\x05\x06"],
    "a ZIP archive or an office document: unpack it and send the pictures themselves",
  ],
  [["BM"], "a BMP picture: save it as PNG"],
  [
    ["II\x2a\0", "MM\0\x2a", "II\x2b\0", "MM\0\x2b"],
    "a TIFF picture or a camera’s raw file: export it as JPEG",
  ],
  [["\0\0\x01\0", "\0\0\x02\0"], "an icon file: save it as PNG"],
  [["8BPS"], "a Photoshop document: export it as PNG or JPEG"],
  [["%!PS"], "a PostScript drawing: export it as PNG"],
  [["\0\0\0\x0cJXL ", "\xff\x0a"], "a JPEG XL picture: export it as JPEG or AVIF"],
  [["\0\0\0\x0cjP  ", "\xff\x4f\xff\x51"], "a JPEG 2000 picture: export it as JPEG"],
  [["RIFF????AVI "], "an AVI film: export it as MP4"],
  [["RIFF????WAVE"], "a WAV sound: export it as MP3 or M4A"],
  [["FORM????AIF"], "an AIFF sound: export it as MP3 or M4A"],
  [["fLaC"], "a FLAC sound: export it as MP3 or M4A"],
  [["\xff\xf0", "\xff\xf1", "\xff\xf8", "\xff\xf9"], "a bare AAC sound: export it as M4A"],
  [["\x1a\x45\xdf\xa3"], "a Matroska film: export it as MP4 or WebM"],
  [["FLV\x01"], "a Flash film: export it as MP4"],
  [["\x30\x26\xb2\x75\x8e\x66\xcf\x11"], "a Windows Media file: export it as MP4 or MP3"],
  [["Rar!", "7z\xbc\xaf", "\x1f\x8b"], "an archive: unpack it and send the pictures themselves"],
  [["MZ", "\x7fELF", "\xcf\xfa\xed\xfe"], "a program, not a picture"],
  [["#!"], "a script, not a picture"],
];

function byMagic(start: string): string | null {
  const withoutLength = `${start.slice(0, 4)}????${start.slice(8)}`;
  const fits = (magic: string) => start.startsWith(magic) || withoutLength.startsWith(magic);
  return magics.find(([begins]) => begins.some(fits))?.[1] ?? null;
}

function byBrands(brands: string[]): string | null {
  const [major] = brands;
  if (!major) return null;
  if (major === "qt  ") return "a QuickTime film (MOV): export it as MP4";
  if (major === "avis") return "an animated AVIF: save it as an animated WebP or GIF";
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1|miaf)$/.test(major)) return "a HEIC photo: export it as JPEG";
  if (major === "crx ") return "a camera’s raw file: export it as JPEG";
  if (major === "M4P ") return "a protected sound that only its shop’s player opens: export it as MP3 or M4A";
  return "a film of a kind that not every browser plays: export it as MP4";
}

function byText(head: Uint8Array): string | null {
  const text = latin(head, 0, 1024)
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "")
    .replaceAll("\0", "")
    .trimStart()
    .toLowerCase();
  if (!text.startsWith("<")) return null;
  if (text.startsWith("<?php")) return "a PHP script, not a picture";
  if (text.includes("<svg") || text.includes("<!doctype svg")) {
    return "an SVG drawing, which may hold scripts: export it as PNG";
  }
  if (/^<(!doctype html|html|head|body|script|title|meta)/.test(text)) {
    return "a web page, whatever it is called: open it and save the picture itself";
  }
  return text.startsWith("<?xml") ? "an XML text; if it is an SVG drawing, export it as PNG" : null;
}

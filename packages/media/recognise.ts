import { brandsOf, latin } from "./bytes.ts";
import { seemingOf } from "./seeming.ts";

export type PictureFormat = "png" | "jpeg" | "webp" | "avif" | "gif";

export type MediaKind = "picture" | RecognisedFilm["kind"];

/** A film, or a sound alone. */
export type RecognisedFilm =
  | { kind: "video"; format: "mp4" | "webm" }
  | { kind: "audio"; format: "mp3" | "ogg" | "m4a" };

export type RecognisedFile =
  | { kind: "picture"; format: PictureFormat }
  | RecognisedFilm
  /** `seems` ends the sentence “This is …”, with how to fix it; null where nothing is known of it. */
  | { kind: "unknown"; seems: string | null };

/** What a file is by its first bytes (64 are enough), whatever its name or declared type. */
export function recogniseFile(head: Uint8Array): RecognisedFile {
  const start = latin(head, 0, 16);
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return { kind: "picture", format: "png" };
  if (start.startsWith("\xff\xd8\xff")) return { kind: "picture", format: "jpeg" };
  if (/^GIF8[79]a/.test(start)) return { kind: "picture", format: "gif" };
  if (/^RIFF[^]{4}WEBP/.test(start)) return { kind: "picture", format: "webp" };
  if (start.startsWith("OggS")) return { kind: "audio", format: "ogg" };
  if (start.startsWith("ID3") || isMpegSound(head)) return { kind: "audio", format: "mp3" };
  if (start.startsWith("\x1a\x45\xdf\xa3") && isWebm(head)) return { kind: "video", format: "webm" };
  return byBrands(brandsOf(head)) ?? { kind: "unknown", seems: seemingOf(head) };
}

/** Layer III of MPEG 1, 2 or 2.5, with a bit rate and a sampling rate that exist. */
function isMpegSound([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayer3 && third >> 4 !== 0 && third >> 4 !== 15 && (third & 0x0c) !== 0x0c;
}

/** Other kinds of Matroska begin with the same bytes and name another document type. */
function isWebm(head: Uint8Array): boolean {
  return /B\x82[^]webm/.test(latin(head, 0, 64));
}

function byBrands(brands: string[]): RecognisedFile | null {
  const [major] = brands;
  if (!major || major === "qt  " || major === "avis") return null;
  if (major === "avif") return { kind: "picture", format: "avif" };
  if (major === "mif1" || major === "miaf") {
    return brands.includes("avif") ? { kind: "picture", format: "avif" } : null;
  }
  if (/^M4[AB] $/.test(major)) return { kind: "audio", format: "m4a" };
  const isFilm = /^(iso[m2-9a-c]|mp4[12]|avc1|dash|M4V |M4VH|M4VP|MSNV|3gp[4-9])$/;
  return isFilm.test(major) ? { kind: "video", format: "mp4" } : null;
}

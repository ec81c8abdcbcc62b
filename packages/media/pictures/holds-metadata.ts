import { notesIn } from "./avif.ts";
import { boxesIn, findBox, splitBoxes } from "./boxes.ts";
import { latin } from "../bytes.ts";
import { hasPlace } from "./exif.ts";
import { loops, splitGif } from "./gif.ts";
import { isNote, splitJpeg } from "./jpeg.ts";
import { splitPng } from "./png.ts";
import { recogniseFile } from "../recognise.ts";
import type { Part, Span } from "./structure.ts";
import { endsClean } from "./tail.ts";
import { endOfRiff, splitChunks } from "./webp.ts";

interface Note extends Span {
  kind: string;
}

/** The kinds of notes that a picture carries, each once: `EXIF`, `GPS`, `XMP`, `IPTC`, `comment`, `text`, `trailer` … */
export function holdsMetadata(bytes: Uint8Array): string[] {
  const file = recogniseFile(bytes);
  if (file.kind !== "picture") return [];
  const { notes, end } = readers[file.format](bytes);
  const kinds = notes.map(({ kind }) => kind);
  if (notes.some(({ kind, start, end }) => kind === "EXIF" && hasPlace(bytes, start, end))) kinds.push("GPS");
  if (!endsClean(bytes, end)) kinds.push("trailer");
  return [...new Set(kinds)];
}

const readers = {
  png: (bytes: Uint8Array) => {
    const { parts, end } = splitPng(bytes);
    return { notes: name(parts, (part) => pngKinds[part.name] ?? null), end };
  },
  jpeg: (bytes: Uint8Array) => {
    const { parts, end } = splitJpeg(bytes);
    return { notes: name(parts, (part) => (isNote(bytes, part) ? jpegKind(bytes, part) : null)), end };
  },
  webp: (bytes: Uint8Array) => {
    const end = endOfRiff(bytes);
    const { parts } = splitChunks(bytes, 12, Math.min(end, bytes.length));
    return { notes: name(parts, (part) => webpKind(part.name)), end };
  },
  avif: (bytes: Uint8Array) => {
    const { parts, end } = splitBoxes(bytes, 0, bytes.length);
    const notes = notesIn(bytes, boxesIn(bytes, findBox(parts, "meta"), 4));
    const avifKind = (type: string) => (type === "Exif" ? "EXIF" : type === "mime" ? "XMP" : type);
    // Four bytes in front say how far on the EXIF data begins.
    const named = notes.map(({ type, start, end }) => ({ kind: avifKind(type), start: start + 4, end }));
    return { notes: [...named, ...name(parts, (part) => (part.name === "uuid" ? "uuid" : null))], end };
  },
  gif: (bytes: Uint8Array) => {
    const { parts, end } = splitGif(bytes);
    return { notes: name(parts, (part) => gifKind(bytes, part)), end };
  },
};

const pngKinds: Record<string, string> = {
  eXIf: "EXIF",
  tEXt: "text",
  zTXt: "text",
  iTXt: "text",
  tIME: "time",
};

function jpegKind(bytes: Uint8Array, { name, data }: Part): string {
  const label = latin(bytes, data, 32);
  if (label.startsWith("Exif\0")) return "EXIF";
  if (label.startsWith("http://ns.adobe.com/")) return "XMP";
  return label.startsWith("Photoshop 3.0") ? "IPTC" : name;
}

function webpKind(name: string): string | null {
  if (name === "EXIF") return "EXIF";
  if (name === "XMP ") return "XMP";
  return /^(VP8X|VP8 |VP8L|ALPH|ANIM|ANMF|ICCP)$/.test(name) ? null : name;
}

function gifKind(bytes: Uint8Array, { name, data }: Part): string | null {
  if (name === "comment" || name === "text" || name === "unknown") return name;
  if (name !== "application") return null;
  const label = latin(bytes, data + 1, 11);
  if (label === "XMP DataXMP") return "XMP";
  return loops.includes(label) ? null : label;
}

function name(parts: Part[], kindOf: (part: Part) => string | null): Note[] {
  return parts.flatMap((part) => {
    const kind = kindOf(part);
    return kind === null ? [] : [{ kind, start: part.data, end: part.end }];
  });
}

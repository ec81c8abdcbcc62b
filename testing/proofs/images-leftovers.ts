import { xmp } from "../nasty/tagged.ts";
import { secretPlace, secrets } from "../nasty/secret.ts";

/** Texts that no served file may hold, whatever it is. */
const betraying = [
  ...secrets,
  secretPlace,
  xmp.slice(0, 40),
  "ns.adobe.com",
  "xmpmeta",
  "Exif\0\0",
  "Photoshop 3.0",
];
const active = ["<script", "<?php", "<html", "<!doctype", "%PDF-"];

/** What a served file still holds of metadata or of things that are no picture; read here without the site's own code. */
export function leftoversIn(bytes: Uint8Array, type: string): string[] {
  const file = Buffer.from(bytes);
  const held = [...betraying, ...active].filter(
    (text) => file.includes(text, 0, "latin1") || file.includes(text, 0, "utf16le"),
  );
  return [...held.map((text) => `the text "${text.slice(0, 20)}"`), ...(strangersIn[type]?.(file) ?? [])];
}

const strangersIn: Record<string, (file: Buffer) => string[]> = {
  "image/png": pngStrangers,
  "image/jpeg": jpegStrangers,
  "image/webp": webpStrangers,
  "image/gif": gifStrangers,
  "image/avif": avifStrangers,
  "video/mp4": filmStrangers,
  "audio/mp4": filmStrangers,
};

const pngChunks = "IHDR PLTE tRNS IDAT IEND gAMA cHRM sRGB iCCP pHYs sBIT bKGD cICP";

function pngStrangers(file: Buffer): string[] {
  const names: string[] = [];
  let at = 8;
  for (; at + 12 <= file.length && names.at(-1) !== "IEND"; at += 12 + file.readUInt32BE(at)) {
    names.push(file.toString("latin1", at + 4, at + 8));
  }
  return [...beyond(at, file), ...names.filter((name) => !pngChunks.includes(name))];
}

function jpegStrangers(file: Buffer): string[] {
  const found: string[] = [];
  let at = 2;
  for (; at + 4 <= file.length && file[at + 1] !== 0xda; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    const isProfile = marker === 0xe2 && file.toString("latin1", at + 4, at + 15) === "ICC_PROFILE";
    const isPlain = marker === 0xe0 || marker === 0xee || isProfile;
    if ((marker >= 0xe0 && marker <= 0xef && !isPlain) || marker === 0xfe)
      found.push(`marker ${marker.toString(16)}`);
  }
  return file.readUInt16BE(file.length - 2) === 0xffd9 ? found : [...found, "something behind its end"];
}

const webpChunks = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"];

function webpStrangers(file: Buffer): string[] {
  const names: string[] = [];
  let at = 12;
  for (; at + 8 <= file.length; at += 8 + file.readUInt32LE(at + 4) + (file.readUInt32LE(at + 4) & 1)) {
    names.push(file.toString("latin1", at, at + 4));
  }
  const claims = file[12 + 3] === 0x58 ? (file[20] ?? 0) & 0x0c : 0;
  const strange = names.filter((name) => !webpChunks.includes(name));
  return [
    ...beyond(file.readUInt32LE(4) + 8, file),
    ...strange,
    ...(claims ? ["flags that claim metadata"] : []),
  ];
}

function gifStrangers(file: Buffer): string[] {
  const found: string[] = [];
  const coloursOf = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const blockEnd = (from: number) => {
    let at = from;
    while (file[at]) at += 1 + (file[at] ?? 0);
    return at + 1;
  };
  let at = 13 + coloursOf(file[10]);
  while (at < file.length && file[at] !== 0x3b) {
    if (file[at] === 0x2c) at = blockEnd(at + 11 + coloursOf(file[at + 9]));
    else {
      const label = file[at + 1] ?? 0;
      const name = label === 0xff ? file.toString("latin1", at + 3, at + 14) : label.toString(16);
      if (!["f9", "NETSCAPE2.0", "ANIMEXTS1.0"].includes(name)) found.push(`extension ${name}`);
      at = blockEnd(at + 2);
    }
  }
  return [...beyond(at + 1, file), ...found];
}

function avifStrangers(file: Buffer): string[] {
  const names: string[] = [];
  let at = 0;
  for (; at + 8 <= file.length && file.readUInt32BE(at) >= 8; at += file.readUInt32BE(at)) {
    names.push(file.toString("latin1", at + 4, at + 8));
  }
  const items = [...file.toString("latin1").matchAll(/infe[^]{8}(Exif|mime|uri )/g)];
  const strange = names.filter((name) => !["ftyp", "meta", "mdat", "free"].includes(name));
  return [...beyond(at, file), ...strange, ...items.map(([, kind]) => `an item of kind ${kind}`)];
}

function filmStrangers(file: Buffer): string[] {
  return ["\u00a9xyz", "loci", "\u00a9ART", "com.apple.quicktime.location"].filter((name) =>
    file.includes(name, 0, "latin1"),
  );
}

function beyond(end: number, file: Buffer): string[] {
  return end === file.length ? [] : [`an end at ${end} of ${file.length} bytes`];
}

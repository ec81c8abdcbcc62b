import { big32, latin } from "../bytes.ts";
import { crc32 } from "./crc32.ts";
import { isTurnedByExif } from "./exif.ts";
import { type Flaw, mostParts, type Parts, type Structure } from "./structure.ts";

/** Bit depths that each colour type allows. */
const bitDepths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const signatureLength = 8;

export function readPng(bytes: Uint8Array): Structure | Flaw {
  const { parts, end, flaw } = splitPng(bytes);
  if (flaw) return flaw;
  const [header, ...others] = parts;
  const named = (name: string) => others.filter((part) => part.name === name);
  if (header?.name !== "IHDR" || header.end - header.start !== 25 || named("IHDR").length > 0)
    return "damaged";
  if (named("IDAT").length === 0) return "damaged";
  const critical = parts.filter(({ name }) => /^[A-Z]/.test(name));
  if (critical.some(({ name }) => !/^(IHDR|PLTE|IDAT|IEND)$/.test(name))) return "damaged";
  if (!critical.every((part) => crc32(bytes, part.start + 4, part.end - 4) === big32(bytes, part.end - 4))) {
    return "damaged";
  }
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = bytes.subarray(
    header.data + 8,
    header.end,
  );
  if (!bitDepths[colour]?.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) {
    return "damaged";
  }
  return {
    width: big32(bytes, header.data),
    height: big32(bytes, header.data + 4),
    isTurned: named("eXIf").some(({ data, end }) => isTurnedByExif(bytes, data, end - 4)),
    frames: 1,
    hasAlpha: colour >= 4 || named("tRNS").length > 0,
    end,
    notes: others
      .filter(({ name }) => name !== "IDAT" && name !== "fdAT")
      .map(({ data, end }) => ({ start: data, end: end - 4 })),
  };
}

/** The chunks up to IEND, each from its length to its checksum. */
export function splitPng(bytes: Uint8Array): Parts {
  const parts: Parts["parts"] = [];
  let at = signatureLength;
  const stop = (flaw: Flaw | null): Parts => ({ parts, end: at, flaw });
  while (parts.length < mostParts) {
    if (at + 12 > bytes.length) return stop("truncated");
    const length = big32(bytes, at);
    const name = latin(bytes, at + 4, 4);
    if (length > 0x7fffffff || !/^[A-Za-z]{4}$/.test(name)) return stop("damaged");
    const end = at + 12 + length;
    if (end > bytes.length) return stop("truncated");
    parts.push({ name, start: at, data: at + 8, end });
    at = end;
    if (name === "IEND") return stop(null);
  }
  return stop("damaged");
}

import { holdsActiveContent } from "./active-content.ts";
import { readAvif } from "./avif.ts";
import { opensAsScript, readGif } from "./gif.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { emptyFile, MediaFault, unknownFile } from "../fault.ts";
import { type PictureFormat, recogniseFile } from "../recognise.ts";
import type { Flaw, Structure } from "./structure.ts";
import { endsAsCamerasDo, endsClean } from "./tail.ts";
import { readWebp } from "./webp.ts";

/** What a picture’s bytes say about it, before anything is decoded. */
export interface PictureFacts {
  format: PictureFormat;
  /** Pixels, upright: as the picture is shown, not as it lies in the file. */
  width: number;
  height: number;
  /** More than 1 for an animated GIF or WebP. An animated PNG counts as the still of its first frame. */
  frames: number;
  /** Of all frames together. */
  pixels: number;
  hasAlpha: boolean;
}

const readers = { png: readPng, jpeg: readJpeg, webp: readWebp, avif: readAvif, gif: readGif };

export interface PictureLimits {
  /** Of all frames together. */
  pixels: number;
  /** Pixels of the longest edge. */
  edge: number;
}

const usualLimits: PictureLimits = { pixels: 50_000_000, edge: 12_000 };

/** Reads a picture’s structure. Returns a fault where it is damaged, too large or more than a picture; never throws. */
export function readPicture(bytes: Uint8Array, limits = usualLimits): PictureFacts | MediaFault {
  if (bytes.length === 0) return emptyFile();
  const file = recogniseFile(bytes.subarray(0, 1024));
  if (file.kind === "unknown") return unknownFile(file.seems);
  if (file.kind !== "picture") return unknownFile("no picture, but a film or a sound");
  const structure = readers[file.format](bytes);
  if (typeof structure === "string") return faultOfFlaw(structure);
  if (structure.width === 0 || structure.height === 0) return faultOfFlaw("damaged");
  return (
    faultOfSize(structure, limits) ??
    faultOfMore(bytes, file.format, structure) ??
    factsOf(file.format, structure)
  );
}

function factsOf(
  format: PictureFormat,
  { width, height, isTurned, frames, hasAlpha }: Structure,
): PictureFacts {
  const upright = isTurned ? { width: height, height: width } : { width, height };
  return { format, ...upright, frames, pixels: width * height * frames, hasAlpha };
}

function faultOfFlaw(flaw: Flaw): MediaFault {
  if (flaw === "sequence") return unknownFile("an animated AVIF: save it as an animated WebP or GIF");
  return flaw === "truncated"
    ? new MediaFault(
        "image_truncated",
        "The end of this picture is missing. The transfer may have been interrupted: upload it again.",
      )
    : new MediaFault(
        "image_damaged",
        "This picture is damaged. Open it in an image editor and export it again.",
      );
}

function faultOfSize({ width, height, frames }: Structure, limits: PictureLimits): MediaFault | null {
  const pixels = width * height * frames;
  if (pixels <= limits.pixels && Math.max(width, height) <= limits.edge) return null;
  const found = `${inFigures(width)} × ${inFigures(height)} pixels${frames > 1 ? ` in ${inFigures(frames)} frames` : ""}`;
  const megapixels = inFigures(Math.ceil(pixels / 100_000) / 10);
  const most = `${inFigures(limits.pixels / 1e6)} megapixels, with no edge over ${inFigures(limits.edge)} pixels`;
  const message = `This picture has ${found}, ${megapixels} megapixels: scale it down to at most ${most}.`;
  return new MediaFault("image_too_many_pixels", message);
}

function faultOfMore(bytes: Uint8Array, format: PictureFormat, { end, notes }: Structure): MediaFault | null {
  const isClean = format === "jpeg" ? endsAsCamerasDo(bytes, end) : endsClean(bytes, end);
  if (!isClean) {
    return new MediaFault(
      "image_polyglot",
      "There is other data after the end of this picture. Open it in an image editor and export it again.",
    );
  }
  if ((format === "gif" && opensAsScript(bytes)) || notes.some((note) => holdsActiveContent(bytes, note))) {
    return new MediaFault(
      "image_polyglot",
      "The metadata of this picture contains what looks like a script or another file. Export it again without metadata.",
    );
  }
  return null;
}

function inFigures(count: number): string {
  return count.toLocaleString("en-GB");
}

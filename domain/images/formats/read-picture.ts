import { refuse, type Refused } from "../../outcome.ts";
import { acceptedFiles, uploadLimits } from "../../media/image.ts";
import { holdsActiveContent } from "./active-content.ts";
import { readAvif } from "./avif.ts";
import { opensAsScript, readGif } from "./gif.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { type PictureFormat, recogniseFile, refuseUnknown } from "./recognise.ts";
import type { Flaw, Structure } from "./structure.ts";
import { endsAsCamerasDo, endsClean } from "./tail.ts";
import { readWebp } from "./webp.ts";

/** What a picture's own bytes say of it, before anything is decoded. */
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

/** Reads a picture's structure and refuses what is damaged, too large or more than a picture. Never throws. */
export function readPicture(bytes: Uint8Array): PictureFacts | Refused {
  if (bytes.length === 0) return refuseFile("image_empty", "This file is empty. Please upload it again.");
  const file = recogniseFile(bytes.subarray(0, 1024));
  if (file.kind === "unknown") return refuseUnknown(file.seems);
  if (file.kind !== "picture") return refuseUnknown("no picture, but a film or a sound");
  const structure = readers[file.format](bytes);
  if (typeof structure === "string") return refuseFlaw(structure);
  if (structure.width === 0 || structure.height === 0) return refuseFlaw("damaged");
  return (
    refuseSize(structure) ?? refuseMore(bytes, file.format, structure) ?? factsOf(file.format, structure)
  );
}

function factsOf(
  format: PictureFormat,
  { width, height, isTurned, frames, hasAlpha }: Structure,
): PictureFacts {
  const upright = isTurned ? { width: height, height: width } : { width, height };
  return { format, ...upright, frames, pixels: width * height * frames, hasAlpha };
}

function refuseFlaw(flaw: Flaw): Refused {
  if (flaw === "sequence") return refuseUnknown("an animated AVIF: save it as an animated WebP or GIF");
  return flaw === "truncated"
    ? refuseFile(
        "image_truncated",
        "The end of this picture is missing. The transfer may have been interrupted: upload it again.",
      )
    : refuseFile("image_damaged", "This picture is damaged. Open it in an image editor and export it again.");
}

function refuseSize({ width, height, frames }: Structure): Refused | null {
  const pixels = width * height * frames;
  if (pixels <= uploadLimits.pixels && Math.max(width, height) <= uploadLimits.edge) return null;
  const found = `${inFigures(width)} × ${inFigures(height)} pixels${frames > 1 ? ` in ${inFigures(frames)} frames` : ""}`;
  const megapixels = inFigures(Math.ceil(pixels / 100_000) / 10);
  const most = `${inFigures(uploadLimits.pixels / 1e6)} megapixels, with no edge over ${inFigures(uploadLimits.edge)} pixels`;
  const message = `This picture has ${found}, ${megapixels} megapixels: scale it down to at most ${most}.`;
  return refuse("tooLarge", "image_too_many_pixels", `${message} ${acceptedFiles}`);
}

function refuseMore(bytes: Uint8Array, format: PictureFormat, { end, notes }: Structure): Refused | null {
  const isClean = format === "jpeg" ? endsAsCamerasDo(bytes, end) : endsClean(bytes, end);
  if (!isClean) {
    return refuseFile(
      "image_polyglot",
      "There is other data after the end of this picture. Open it in an image editor and export it again.",
    );
  }
  if ((format === "gif" && opensAsScript(bytes)) || notes.some((note) => holdsActiveContent(bytes, note))) {
    return refuseFile(
      "image_polyglot",
      "The metadata of this picture contains what looks like a script or another file. Export it again without metadata.",
    );
  }
  return null;
}

function refuseFile(code: string, message: string): Refused {
  return refuse("invalid", code, `${message} ${acceptedFiles}`);
}

function inFigures(count: number): string {
  return count.toLocaleString("en-GB");
}

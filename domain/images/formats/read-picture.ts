import { refuse, type Refused } from "../../outcome.ts";
import { acceptedFiles } from "../image.ts";
import { type PictureFormat, recogniseFile, refuseUnknown } from "./recognise.ts";

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

/** Reads a picture's structure and refuses what is damaged, too large or more than a picture. Never throws. */
export function readPicture(bytes: Uint8Array): PictureFacts | Refused {
  if (bytes.length === 0) {
    return refuse("invalid", "image_empty", `This file is empty: please send it again. ${acceptedFiles}`);
  }
  const file = recogniseFile(bytes.subarray(0, 1024));
  if (file.kind === "unknown") return refuseUnknown(file.seems);
  return refuseUnknown(null);
}

import { isSvg } from "./make-smaller.ts";
import {
  emptyFile,
  largePicture,
  type MediaFault,
  type MediaKind,
  type PictureFormat,
  readPicture,
  recogniseFile,
  tooLarge,
  unknownFile,
} from "@toadstool/media";
import { acceptedFiles, uploadLimits } from "#domain/media/image.ts";

/** `canShrink`: a copy that is made here may be accepted. */
export type Checked = { kind: MediaKind } | { kind: MediaKind | null; reason: string; canShrink: boolean };

/** Finds out before anything is sent what the library would refuse for its first bytes or its size. */
export async function checkImage(file: File): Promise<Checked> {
  const { picture, media } = uploadLimits;
  const head = await file
    .slice(0, 1024)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return unreadable;
  const reasonOf = ({ message }: MediaFault) => `${message} ${acceptedFiles}`;
  if (file.size === 0) return { kind: null, reason: reasonOf(emptyFile()), canShrink: false };
  const found = recogniseFile(new Uint8Array(head));
  if (found.kind === "unknown") {
    const isPhoto = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
    const isDrawing = isSvg(file) && file.size <= picture;
    return { kind: null, reason: reasonOf(unknownFile(found.seems)), canShrink: isPhoto || isDrawing };
  }
  if (found.kind !== "picture") {
    if (file.size <= media) return { kind: found.kind };
    return { kind: found.kind, reason: reasonOf(tooLarge(media)), canShrink: false };
  }
  const fault = file.size > picture ? largePicture(picture) : await faultOfSize(file);
  if (!fault) return { kind: found.kind };
  return { kind: found.kind, reason: reasonOf(fault), canShrink: !(await moves(file, found.format)) };
}

/** The fault of a picture of too many pixels; what else is wrong with it the server says. */
async function faultOfSize(file: File): Promise<MediaFault | null> {
  const facts = readPicture(await bytesOf(file), uploadLimits);
  return "code" in facts && facts.code === "image_too_many_pixels" ? facts : null;
}

/** A copy of an animation would lose its motion. */
async function moves(file: File, format: PictureFormat): Promise<boolean> {
  const facts = readPicture(await bytesOf(file), { pixels: Infinity, edge: Infinity });
  return format === "gif" || ("frames" in facts && facts.frames > 1);
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

const unreadable: Checked = {
  kind: null,
  reason: "This browser could not read the file. Choose it again.",
  canShrink: false,
};

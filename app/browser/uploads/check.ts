import { recogniseFile, tooLarge, unknownFile } from "@toadstool/media";
import { type ImageKind, uploadLimits } from "#domain/media/image.ts";
import { refuseEmpty, refuseFile, refuseLargePicture } from "#domain/media/upload/unfit-file.ts";

export type Checked = { kind: ImageKind } | { kind: ImageKind | null; reason: string; canShrink: boolean };

/** Finds out before anything is sent what the server would refuse for its first bytes or its size. */
export async function checkFile(file: File): Promise<Checked> {
  const head = await file
    .slice(0, 1024)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return unreadable;
  if (file.size === 0) return { kind: null, reason: refuseEmpty().message, canShrink: false };
  const found = recogniseFile(new Uint8Array(head));
  if (found.kind === "unknown") {
    const isPhoto = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
    return { kind: null, reason: refuseFile(unknownFile(found.seems)).message, canShrink: isPhoto };
  }
  const limit = found.kind === "picture" ? uploadLimits.picture : uploadLimits.media;
  if (file.size <= limit) return { kind: found.kind };
  const refusal = found.kind === "picture" ? refuseLargePicture() : refuseFile(tooLarge(uploadLimits.media));
  // An animation would lose its motion.
  const canShrink = found.kind === "picture" && found.format !== "gif";
  return { kind: found.kind, reason: refusal.message, canShrink };
}

const unreadable: Checked = {
  kind: null,
  reason: "This browser could not read the file. Choose it again.",
  canShrink: false,
};

/** Whether the server refused a file for something that a smaller copy would not have. */
export function isTooLarge(code: string): boolean {
  return code === "image_too_large" || code === "image_too_many_pixels";
}

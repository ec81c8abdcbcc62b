import { isSvg } from "./make-smaller.ts";
import {
  emptyFile,
  largePicture,
  type MediaFault,
  type MediaKind,
  recogniseFile,
  tooLarge,
  unknownFile,
} from "@toadstool/media";

/** `canShrink`: a copy that is made here may be accepted. */
export type Checked = { kind: MediaKind } | { kind: MediaKind | null; reason: string; canShrink: boolean };

export interface Acceptance {
  /** The most bytes of a picture. */
  picture: number;
  /** The most bytes of a film or a sound. */
  media: number;
  /** What is accepted, in the words that each refusal ends with. */
  words: string;
}

/** Finds out before anything is sent what the server would refuse for its first bytes or its size. */
export async function checkFile(file: File, { picture, media, words }: Acceptance): Promise<Checked> {
  const head = await file
    .slice(0, 1024)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return unreadable;
  const reasonOf = ({ message }: MediaFault) => `${message} ${words}`;
  if (file.size === 0) return { kind: null, reason: reasonOf(emptyFile()), canShrink: false };
  const found = recogniseFile(new Uint8Array(head));
  if (found.kind === "unknown") {
    const isPhoto = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
    const isDrawing = isSvg(file) && file.size <= picture;
    return { kind: null, reason: reasonOf(unknownFile(found.seems)), canShrink: isPhoto || isDrawing };
  }
  const isPicture = found.kind === "picture";
  if (file.size <= (isPicture ? picture : media)) return { kind: found.kind };
  return {
    kind: found.kind,
    reason: reasonOf(isPicture ? largePicture(picture) : tooLarge(media)),
    // An animation would lose its motion.
    canShrink: isPicture && found.format !== "gif",
  };
}

const unreadable: Checked = {
  kind: null,
  reason: "This browser could not read the file. Choose it again.",
  canShrink: false,
};

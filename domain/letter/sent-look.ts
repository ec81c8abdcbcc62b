import type { Picture } from "@toadstool/media/showing";
import type { Inks, LetterLook } from "../profile/letter-look.ts";

export interface Mark {
  src: string;
  /** Pixels at which mails show it. */
  width: number;
  height: number;
}

/** The look that mails are composed with: the inks, and the mark where the library has it. */
export interface SentLook {
  inks: Inks;
  mark: Mark | null;
}

/** Pixels. A wide mark is lower, so that the site's name has space beside it on a phone. */
const highest = 48;
const widest = 160;

export function sentLookOf({ mark: _address, ...inks }: LetterLook, picture: Picture | undefined): SentLook {
  if (!picture) return { inks, mark: null };
  const { width, height } = picture.main;
  const scale = Math.min(highest / height, widest / width);
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  // By its own address, which goes on answering when the file is replaced.
  return { inks, mark: { src: picture.address, width: pixels(width), height: pixels(height) } };
}

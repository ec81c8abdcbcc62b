import type { Accepted, RefusedWith } from "./nasty-file.ts";
import { picture } from "./quarters.ts";

/** Taken, and shown as the quarters of `quarters.ts` unless `facts` say otherwise. */
export function accepted(facts: Partial<Accepted> = {}): Accepted {
  return {
    status: 201,
    kind: "picture",
    ...picture,
    isAnimated: false,
    hasAlpha: false,
    frames: 1,
    hasQuarters: true,
    ...facts,
  };
}

/** Taken, though its colours are its own. */
export function acceptedAs(width: number, height: number, facts: Partial<Accepted> = {}): Accepted {
  return accepted({ width, height, hasQuarters: false, ...facts });
}

/** It is of no kind that is taken. */
export const notTaken: RefusedWith = { status: 415, codes: ["image_type"] };
export const empty: RefusedWith = { status: 422, codes: ["image_empty"] };
/** It begins like a picture and is none, or not whole. */
export const broken: RefusedWith = { status: 422, codes: ["image_damaged", "image_truncated"] };
/** It is a picture and something else besides. */
export const mixed: RefusedWith = { status: 422, codes: ["image_polyglot"] };
/** It is nothing whole of any kind. */
export const mixedOrBroken: RefusedWith = { status: 422, codes: [...mixed.codes, ...broken.codes] };
export const tooManyPixels: RefusedWith = { status: 413, codes: ["image_too_many_pixels"] };
export const tooManyBytes: RefusedWith = { status: 413, codes: ["image_too_large"] };
export const brokenFilm: RefusedWith = { status: 422, codes: ["media_truncated", "media_damaged"] };
export const tooLongFilm: RefusedWith = { status: 413, codes: ["media_too_large"] };

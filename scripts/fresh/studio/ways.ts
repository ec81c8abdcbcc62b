import type { WaysOn } from "#domain/profile/words.ts";

/** Where the engine’s pages lead on to. */
export const waysOn: WaysOn = {
  gallery: [],
  study: [],
};

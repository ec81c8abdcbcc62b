import type { WaysOn } from "#domain/profile/ways.ts";

/** Where the engine’s pages lead on to. */
export const waysOn: WaysOn = {
  gallery: [],
  study: [],
};

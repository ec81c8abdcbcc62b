import type { WaysOn } from "#domain/profile/ways.ts";

/** Where the engine’s pages lead on to. */
export const waysOn: WaysOn = {
  gallery: [{ to: "/art/series/small-grids", title: "Small Grids", text: "Squares by number." }],
  study: [],
  folding: { to: "/blog/how-to-fold", title: "How to fold" },
  making: { to: "/colophon", title: "ink one of your own" },
};

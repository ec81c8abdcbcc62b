import type { Series } from "#domain/art/series.ts";

/** Newest first. Give each a file of its own in studio/series/, and the stills of its works to studio/public/images/series/. */
export const allSeries: Series[] = [];

/** The inks of each work, name and #rrggbb, by the series’ slug and in the works’ order. */
export const seriesInks: Readonly<Record<string, readonly (readonly (readonly [string, string])[])[]>> = {};

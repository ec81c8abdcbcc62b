import type { Series } from "#domain/art/series.ts";
import { collagescape } from "./series/collagescape.ts";
import { risoWoodles } from "./series/riso-woodles.ts";

export { seriesInks } from "./series/inks.ts";

/** Newest first; each has a file of its own, named after its slug, and the stills of its works in studio/public/images/series/. */
export const allSeries: Series[] = [risoWoodles, collagescape];

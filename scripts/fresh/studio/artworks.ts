import { type Artwork, newestFirst } from "#domain/art/artwork.ts";
import { workOfSeries } from "#domain/art/series.ts";
import { workOfZine } from "#domain/art/zine.ts";
import { allSeries } from "./series.ts";
import { zines } from "./zines.ts";

/** Your works; zines and series join them by themselves. */
const works: Artwork[] = [];

/** Everything in the gallery, newest first. */
export const artworks: Artwork[] = newestFirst([
  ...works,
  ...zines.map(workOfZine),
  ...allSeries.map(workOfSeries),
]);

import { type Artwork, newestFirst } from "#domain/art/artwork.ts";
import { workOfSeries, workOfZine } from "#domain/art/collected.ts";
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

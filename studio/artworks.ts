import { type Artwork, newestFirst } from "#domain/art/artwork.ts";
import { workOfSeries } from "#domain/art/series.ts";
import { workOfZine } from "#domain/art/zine.ts";
import { ar } from "./artworks/ar.ts";
import { generative } from "./artworks/generative.ts";
import { playable } from "./artworks/playable.ts";
import { prints } from "./artworks/prints.ts";
import { shaders } from "./artworks/shaders.ts";
import { threeD } from "./artworks/three-d.ts";
import { allSeries } from "./series.ts";
import { zines } from "./zines.ts";

/** All that hangs in the gallery, newest first: the works in studio/artworks/, every zine and every series. */
export const artworks: Artwork[] = newestFirst([
  ...prints,
  ...threeD,
  ...ar,
  ...shaders,
  ...generative,
  ...playable,
  ...zines.map(workOfZine),
  ...allSeries.map(workOfSeries),
]);

import type { Artwork } from "./artwork.ts";
import type { Card, Still } from "./still.ts";

/** A work of the gallery with the addresses of its picture. */
export interface ShownArtwork extends Omit<Artwork, "still" | "picture"> {
  still: Still;
  /** Undefined where it has no picture: the site's own card is shared. */
  card: Card | undefined;
}

import type { Words } from "../words/words.ts";
import type { Artwork } from "./artwork.ts";

/** How a piece is played with keys, for people who may not see the picture; undefined where keys do nothing. */
export function handlingOf(
  { medium, play }: Pick<Artwork, "medium" | "play">,
  { art: { handling } }: Words,
): string | undefined {
  const does = play?.space;
  if (medium === "generative") return does ? handling.touchAndSpace({ does }) : handling.touch;
  if (medium !== "3d") return undefined;
  return does ? handling.turnAndSpace({ does }) : handling.turn;
}

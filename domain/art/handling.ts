import type { Artwork } from "./artwork.ts";

/** How a piece is played with keys, for people who may not see the picture; undefined where keys do nothing. */
export function handlingOf({ medium, play }: Pick<Artwork, "medium" | "play">): string | undefined {
  if (medium === "generative")
    return `The arrow keys move a fingertip over it, further with Shift. The space bar ${play?.space ?? "taps there"}.`;
  if (medium !== "3d") return undefined;
  const turning = "Turn it with the arrow keys; zoom with plus and minus.";
  return play ? `${turning} The space bar ${play.space}.` : turning;
}

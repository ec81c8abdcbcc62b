import type { Artwork } from "#domain/art/artwork.ts";
import { play } from "./three-d-play.ts";

/** What the space bar does where a fingertip of keys lies. */
const taps: Record<string, string> = {
  "everyone-is-up-late": "knocks at a window",
  "crossing-in-the-rain": "shuts an umbrella",
  "soup-that-nearly-says-it": "brings it to the boil",
  "red-cabbage-thinking": "gives it an idea",
  "jumper-for-a-spider": "drops a stitch",
};

/** For who plays by keys, who may not see the picture; undefined where keys do nothing. */
export function handlingOf({ slug, medium }: Pick<Artwork, "slug" | "medium">): string | undefined {
  if (medium === "generative")
    return `The arrow keys move a fingertip over it, further with Shift. The space bar ${taps[slug] ?? "taps there"}.`;
  if (medium !== "3d") return undefined;
  const turning = "Turn it with the arrow keys; zoom with plus and minus.";
  const { key = "" } = play[slug] ?? {};
  return key ? `${turning} The space bar ${key}.` : turning;
}

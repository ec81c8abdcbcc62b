import type { Hour } from "./palettes.ts";
import type { Seen } from "./scene.ts";

/** "A small house on an island with a sailing boat, under a torn sun at dusk; cut and torn from a map and sugar paper." `materials` in the order of their telling; `odd` is what does not belong. */
export function tell(
  { what, also, light }: Seen,
  hour: Hour,
  materials: readonly string[],
  odd = "",
): string {
  const when = light ? `under ${light} ${hours[hour]}` : hours[hour];
  const scene = also ? `${what}, ${also}, ${when}` : `${what}, ${when}`;
  const papers = [...new Set(materials.filter((material) => material !== plain)), plain];
  return `${scene}; cut and torn from ${listed(papers)}${odd ? `, and ${odd} in a corner` : ""}.`;
}

const plain = "sugar paper";

const hours: Record<Hour, string> = {
  dawn: "at dawn",
  noon: "at noon",
  dusk: "at dusk",
  night: "at night",
  snow: "in the snow",
  rain: "in the rain",
};

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

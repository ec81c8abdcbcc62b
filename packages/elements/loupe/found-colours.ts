import type { Tint } from "./print-details.ts";
import { type Colour, distance } from "./separate.ts";
import type { LoupeSpeech } from "./words.ts";

/** Colours nearer than this, as the distance of `separate.ts`, are one. */
const alike = 2400;

/** A picture's own few colours, the most frequent first; `pixels` as a canvas has them, best of a small copy. */
export function foundColours(
  hued: LoupeSpeech["loupe"]["hues"],
  pixels: Uint8ClampedArray,
  most = 5,
): Tint[] {
  const all: Colour[] = [];
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at + 3] as number) > 127)
      all.push([pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number]);
  let centres = farApart(all, most);
  for (let round = 0; round < 8; round++)
    centres = groups(all, centres).map(({ sum, count }) => mean(sum, count));
  return groups(all, centres)
    .filter(({ count }) => count > all.length / 200)
    .toSorted((one, other) => other.count - one.count)
    .map(({ sum, count }) => mean(sum, count))
    .map((colour) => ({ name: nameOf(hued, colour), colour: hexOf(colour) }));
}

interface Group {
  sum: [number, number, number];
  count: number;
}

function groups(all: readonly Colour[], centres: readonly Colour[]): Group[] {
  const found = centres.map((): Group => ({ sum: [0, 0, 0], count: 0 }));
  for (const colour of all) {
    let [best, least] = [0, Infinity];
    for (const [index, centre] of centres.entries()) {
      const far = distance(colour, centre);
      if (far < least) [best, least] = [index, far];
    }
    const group = found[best] as Group;
    group.count++;
    for (const channel of [0, 1, 2] as const) group.sum[channel] += colour[channel];
  }
  return found.filter(({ count }) => count > 0);
}

/** Each as far from those before it as one can be. */
function farApart(all: readonly Colour[], most: number): Colour[] {
  const chosen: Colour[] = all.slice(0, 1);
  while (chosen.length < most) {
    let [best, widest]: [Colour | undefined, number] = [undefined, alike];
    for (const colour of all) {
      const near = Math.min(...chosen.map((other) => distance(colour, other)));
      if (near > widest) [best, widest] = [colour, near];
    }
    if (!best) break;
    chosen.push(best);
  }
  return chosen;
}

const mean = ([red, green, blue]: readonly [number, number, number], count: number): Colour => [
  Math.round(red / count),
  Math.round(green / count),
  Math.round(blue / count),
];

const hexOf = (colour: Colour) => `#${colour.map((value) => value.toString(16).padStart(2, "0")).join("")}`;

const hues = ["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "red"] as const;
const from = [0, 20, 45, 70, 155, 195, 255, 295, 345];

/** A plain name: "Dark violet". */
export function nameOf(hued: LoupeSpeech["loupe"]["hues"], colour: Colour): string {
  const [red, green, blue] = colour.map((value) => value / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (most + least) / 2;
  const spread = most - least;
  if (spread < 0.06)
    return hued[light > 0.9 ? "white" : light > 0.65 ? "lightGrey" : light > 0.2 ? "grey" : "black"];
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (sixth * 60 + 360) % 360;
  const name = hues[from.findLastIndex((start) => hue >= start)] ?? "red";
  return hued[name]({ shade: light > 0.8 ? "pale" : light < 0.25 ? "dark" : "plain" });
}

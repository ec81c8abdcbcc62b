import type { NamedColour } from "./drawn.ts";
import { channelsOf } from "../raster/channels.ts";

/** How much of each ink, in the order of the plates. */
export type Tones = readonly number[];

const steps = [0, 0.25, 0.5, 0.75, 1] as const;
/** Lightness and two opponent hues, in the eye's own measure. */
type Seen = readonly [light: number, a: number, b: number];

/**
 * The tones that print each colour best: dark is printed dark and light light, over all that these inks can do on this
 * paper, and hues are met where that allows. Every ink has a colour that wants it.
 */
export function tonesOf(
  colours: Iterable<string>,
  inks: readonly NamedColour[],
  paper: NamedColour,
): Map<string, Tones> {
  const mixes = mixesOf(inks.length).map((tones) => ({ tones, seen: seenOf(printed(tones, inks, paper)) }));
  const lights = mixes.map(({ seen }) => seen[0]);
  const [deepest, palest] = [Math.min(...lights), Math.max(...lights)];
  const wanted = [...colours].map((colour) => ({ colour, seen: seenOf(channelsOf(colour)) }));
  const dark = Math.min(...wanted.map(({ seen }) => seen[0]));
  const light = Math.max(...wanted.map(({ seen }) => seen[0]));
  const target = ([l, a, b]: Seen): Seen => [
    light > dark ? deepest + ((l - dark) / (light - dark)) * (palest - deepest) : l,
    a,
    b,
  ];
  const best = new Map(wanted.map(({ colour, seen }) => [colour, nearest(target(seen), mixes)]));
  for (const order of inks.keys()) {
    if ([...best.values()].some((tones) => (tones[order] ?? 0) > 0)) continue;
    const using = mixes.filter(({ tones }) => (tones[order] ?? 0) >= 0.5);
    const costs = wanted.map(({ colour, seen }) => {
      const tones = nearest(target(seen), using);
      return { colour, tones, cost: apart(target(seen), seenOf(printed(tones, inks, paper))) };
    });
    const [cheapest] = costs.toSorted((one, other) => one.cost - other.cost);
    if (cheapest) best.set(cheapest.colour, cheapest.tones);
  }
  return best;
}

function mixesOf(inks: number): number[][] {
  return inks === 0 ? [[]] : mixesOf(inks - 1).flatMap((rest) => steps.map((tone) => [...rest, tone]));
}

function nearest(seen: Seen, mixes: readonly { tones: readonly number[]; seen: Seen }[]): Tones {
  let best: { tones: Tones; far: number } = { tones: [], far: Infinity };
  for (const { tones, seen: mixed } of mixes) {
    // Of two mixes that look alike, the one with fewer screens and less ink.
    const far = apart(seen, mixed) + tones.reduce((sum, tone) => sum + (tone % 1 ? 0.006 : 0.003 * tone), 0);
    if (far < best.far) best = { tones, far };
  }
  return best.tones;
}

const apart = (one: Seen, other: Seen) =>
  Math.hypot((one[0] - other[0]) * 1.6, one[1] - other[1], one[2] - other[2]);

/** What dots of these sizes mix to on the paper, 0…1. */
function printed(tones: Tones, inks: readonly NamedColour[], paper: NamedColour): number[] {
  return channelsOf(paper.colour).map((channel, at) =>
    tones.reduce(
      (light, tone, order) =>
        light * (1 - tone * (1 - (channelsOf(inks[order]?.colour ?? "#ffffff")[at] ?? 1))),
      channel,
    ),
  );
}

/** Oklab (Björn Ottosson, 2020). */
function seenOf(rgb: readonly number[]): Seen {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

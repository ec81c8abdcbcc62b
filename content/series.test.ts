import { expect, it } from "vitest";
import { seriesPrograms } from "#art/series.ts";
import { allSeries } from "./series.ts";
import { seriesInks } from "./series/inks.ts";

it.each(allSeries)(
  "$slug can be drawn anew, and its pages name the inks it is drawn with",
  { timeout: 60_000 },
  async ({ slug, works }) => {
    const draw = await seriesPrograms[slug]?.();
    const drawn = works.map(({ seed }) => draw?.(seed).inks.map(({ name, colour }) => [name, colour]));
    expect(seriesInks[slug]).toEqual(drawn);
  },
);

import { expect, it } from "vitest";
import { drawCard, drawPortrait } from "#domain/art/card/draw-card.ts";
import letters from "#domain/art/card/letters.json" with { type: "json" };
import { words } from "#testing/words.ts";
import { describeSheet, drawSheet } from "#domain/art/pulled-sheet.ts";
import { sheetFrom } from "#domain/art/sheet.ts";
import { firstOf } from "#testing/seeds.ts";
import { press } from "../press.ts";
import { seriesPrograms } from "../series-programs.ts";
import { allSeries } from "../series.ts";

async function drawn(slug: string, code: string) {
  const series = allSeries.find((one) => one.slug === slug);
  const sheet = sheetFrom(code);
  if (!series || !sheet) throw new Error(`There is no ${slug} ${code}.`);
  const picture = await drawSheet(seriesPrograms[slug], press, sheet);
  const told = await describeSheet(series, seriesPrograms[slug], press, sheet, words);
  if (!picture || !told) throw new Error(`${slug} ${code} cannot be drawn.`);
  const said = { letters, name: told.name, number: `No ${told.number}`, series: series.title };
  return { card: () => drawCard(picture, said), portrait: () => drawPortrait(picture) };
}

const sizeOf = (png: Uint8Array<ArrayBuffer>) => {
  const view = new DataView(png.buffer);
  return [view.getUint32(16), view.getUint32(20)];
};

const textOf = (png: Uint8Array) => Buffer.from(png).toString("latin1");

it.each(Object.keys(seriesPrograms))(
  "%s: a card of 1200 × 630 and a portrait, light, the same each time and others for other sheets",
  { timeout: 120_000 },
  async (slug) => {
    // Another sheet, paper and inks first. Each ink takes as long again.
    const codes = firstOf(["1a4-a-o", "1a5-a-o", "1a4-k-o", "1a4-a-vpyt", "1a4--o", "1a4-a-vpy", "1a4"], 3);
    const asPortraits = firstOf(codes, 1);
    const seen = new Set<string>();
    for (const code of codes) {
      const { card, portrait } = await drawn(slug, code);
      const wide = await card();
      expect(sizeOf(wide)).toEqual([1200, 630]);
      expect(wide.length).toBeLessThan(220_000);
      expect(wide.length).toBeGreaterThan(4000);
      seen.add(textOf(wide));
      if (!asPortraits.includes(code)) continue;
      const high = await portrait();
      expect(sizeOf(high)).toEqual([600, 800]);
      seen.add(textOf(high));
    }
    expect(seen.size).toBe(codes.length + asPortraits.length);
    const again = await drawn(slug, "1a4-a-o");
    expect(seen.has(textOf(await again.card()))).toBe(true);
  },
);

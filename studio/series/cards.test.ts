import { expect, it } from "vitest";
import { drawCard, drawPortrait } from "#domain/art/card/draw-card.ts";
import { describeSheet, drawSheet } from "#domain/art/pulled-sheet.ts";
import { sheetFrom } from "#domain/art/sheet.ts";
import { firstOf } from "#testing/seeds.ts";
import { press } from "../press.ts";
import { seriesPrograms } from "../series-programs.ts";
import { allSeries } from "../series.ts";

async function pictures(slug: string, code: string) {
  const series = allSeries.find((one) => one.slug === slug);
  const sheet = sheetFrom(code);
  if (!series || !sheet) throw new Error(`There is no ${slug} ${code}.`);
  const drawn = await drawSheet(seriesPrograms[slug], press, sheet);
  const told = await describeSheet(series, seriesPrograms[slug], press, sheet);
  if (!drawn || !told) throw new Error(`${slug} ${code} cannot be drawn.`);
  const card = await drawCard(drawn, { name: told.name, number: `No ${told.number}`, series: series.title });
  return { card, portrait: await drawPortrait(drawn) };
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
    // Another sheet, paper and inks first.
    const codes = firstOf(["1a4-a-vpyt", "1a5-a-vpyt", "1a4-k-vpyt", "1a4--o", "1a4-a-vpy", "1a4"], 4);
    const drawn = await Promise.all(codes.map((code) => pictures(slug, code)));
    for (const { card, portrait } of drawn) {
      expect([sizeOf(card), sizeOf(portrait)]).toEqual([[1200, 630], [600, 800]]); // oxfmt-ignore
      expect(card.length).toBeLessThan(220_000);
      expect(card.length).toBeGreaterThan(4000);
    }
    const seen = new Set(drawn.flatMap(({ card, portrait }) => [textOf(card), textOf(portrait)]));
    expect(seen.size).toBe(codes.length * 2);
    expect(seen.has(textOf((await pictures(slug, "1a4-a-vpyt")).card))).toBe(true);
  },
);

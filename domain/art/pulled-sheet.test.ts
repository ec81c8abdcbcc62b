import { expect, it } from "vitest";
import { press } from "#studio/press.ts";
import { seriesPrograms } from "#studio/series-programs.ts";
import { allSeries } from "#studio/series.ts";
import { words } from "#testing/words.ts";
import { describeSheet, drawSheet } from "./pulled-sheet.ts";

const [series = { slug: "", title: "", works: [] }] = allSeries;
const load = seriesPrograms[series.slug];
const pulled = (sheet: { seed: number; paper: string | null; inks: string | null }) =>
  describeSheet(series, load, press, sheet, words);

it("separates the drawing of a program that knows no inks, a plate for each", async () => {
  const found = await pulled({ seed: 8, paper: "g", inks: "cb" });
  expect(found?.paper?.name).toBe("Grey");
  expect(found?.plates.map(({ ink }) => ink.name)).toEqual(["Coral", "Blue"]);
  const svg =
    (await drawSheet(load, press, { seed: 8, paper: "g", inks: "cb" }))?.svg("A title", "What is seen") ?? "";
  expect(svg).toContain("<title>A title</title><desc>What is seen</desc>");
  expect(svg.split("mix-blend-mode:multiply")).toHaveLength(3);
  expect(svg).toContain('fill="#dddddd"');
});

it("prints what the program drew where nothing is chosen, and has a suggestion ready", async () => {
  const found = await pulled({ seed: 8, paper: null, inks: null });
  expect(found).toMatchObject({
    paper: null,
    plates: [],
    name: "Small Grids, seed 8",
    work: null,
    code: "8",
  });
  expect(found?.loaded.inks).toMatch(/^b[cy]$/);
});

it("names a sheet after the numbered work whose picture it has", async () => {
  const found = await pulled({ seed: 7, paper: "w", inks: "y" });
  expect(found).toMatchObject({
    name: "Seventh Grid",
    work: { number: 2 },
    loaded: { paper: "w", inks: "y" },
  });
});

it("draws nothing without a program, or in an ink that the studio has not", async () => {
  expect(
    await describeSheet(series, undefined, press, { seed: 1, paper: null, inks: null }, words),
  ).toBeNull();
  expect(await pulled({ seed: 1, paper: null, inks: "z" })).toBeNull();
});

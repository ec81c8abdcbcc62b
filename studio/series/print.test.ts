import { expect, it } from "vitest";
import { choiceOf } from "#domain/art/press.ts";
import { sheetFrom } from "#domain/art/sheet.ts";
import { firstOf, inProof } from "#testing/seeds.ts";
import { printDrawing } from "@toadstool/stage/drawing/print";
import { press } from "../press.ts";
import { seriesPrograms } from "../series-programs.ts";
import { allSeries } from "../series.ts";

const series = Object.entries(seriesPrograms);
const letters = press.inks.map(({ letter }) => letter);
/** One to four drums in use and, in proofs, every ink on every drum. */
const loads = firstOf(
  letters.flatMap((_, at) => {
    const turned = [...letters.slice(at), ...letters.slice(0, at)].join("");
    return [...(at < 3 ? [turned.slice(0, at + 1)] : []), turned.slice(0, 4)];
  }),
  6,
);

const printed = async (slug: string, code: string) => {
  const [program, sheet] = [await seriesPrograms[slug]?.(), sheetFrom(code)];
  const choice = sheet && choiceOf(press, sheet);
  if (!program || !sheet || !choice) throw new Error(`There is no ${slug} ${code}.`);
  return printDrawing(program, sheet.seed, choice);
};

it.each(series)("%s: an address prints the same sheet twice, in all inks", { timeout: 120_000 }, async (slug) => {
  for (const [at, inks] of loads.entries()) {
    const paper = press.papers[at % press.papers.length];
    const code = `${(at * 7919).toString(36)}-${paper?.letter}-${inks}`;
    const one = await printed(slug, code);
    // Some are drawn a second time.
    const other = at % 5 === 0 ? await printed(slug, code) : one;
    expect(other.svg("A", "B")).toBe(one.svg("A", "B"));
    expect(one.inks.map(({ name }) => name)).toEqual([...inks].map((letter) => press.inks.find((ink) => ink.letter === letter)?.name)); // oxfmt-ignore
    expect(one.paper?.colour).toBe(paper?.colour);
    expect(one.svg()).toContain(`<path fill="${paper?.colour}" d="M0 0h900v1200H0z"/>`);
    expect(one.plates).toHaveLength(inks.length);
  }
}); // oxfmt-ignore

it.each(series)("%s: every drum leaves ink on the sheet", { timeout: 120_000 }, async (slug) => {
  for (const [at, inks] of loads.entries()) {
    const { svg } = await printed(slug, `${(at * 104_729).toString(36)}--${inks}`);
    const plates = svg().split('style="mix-blend-mode:multiply').slice(1);
    for (const [order, letter] of [...inks].entries()) {
      const { colour = "" } = press.inks.find((ink) => ink.letter === letter) ?? {};
      expect(plates[order], `${at} ${inks} plate ${order}`).toMatch(new RegExp(`"(${colour}|url.#s${order}-)`));
    }
  }
}); // oxfmt-ignore

it.each(series)("%s: each plate has an angle of its own, and all but the first slip", async (slug) => {
  const { plates = [] } = await printed(slug, "7-c-vpyt");
  expect(new Set(plates.map(({ angle }) => angle)).size).toBe(4);
  const far = plates.map(({ slip }) => Math.hypot(slip.x, slip.y));
  expect(far[0]).toBe(0);
  for (const slip of far.slice(1)) expect(slip).toBeGreaterThan(3.9);
  expect(Math.max(...far)).toBeLessThan(8.1);
});

it.each(series)("%s: names are the picture’s, many, short, and none of the numbered works’", { timeout: 120_000 }, async (slug) => {
  const program = await seriesPrograms[slug]?.();
  const names = Array.from({ length: inProof(150, 50) }, (_, at) => program?.(at * 28_633_115)?.name ?? "");
  for (const name of names) {
    expect(name).toMatch(/^[A-Z][A-Za-z’,\- ]+[a-z]$/);
    expect(name.length).toBeLessThan(56);
    expect(name).not.toMatch(/undefined|\{|\b([A-Z][a-z]+) and \1\b/);
  }
  expect(new Set(names).size).toBeGreaterThan(names.length * 0.6);
  const works = allSeries.find((one) => one.slug === slug)?.works ?? [];
  expect(names.filter((name) => works.some(({ title }) => title === name))).toEqual([]);
  expect((await printed(slug, "7-c-vp")).name).toBe((await printed(slug, "7-k-no")).name);
}); // oxfmt-ignore

import { expect, it } from "vitest";
import { artworks } from "./artworks.ts";
import { printDetails } from "./print-details.server.ts";
import { projects } from "./projects.ts";
import { allSeries } from "./series.ts";

it("knows how every print, project cover and woodle was printed", () => {
  const woodles = allSeries.find(({ slug }) => slug === "riso-woodles")?.works ?? [];
  const wanted = [
    ...artworks.filter(({ medium, piece }) => medium === "print" && !piece).map(({ slug }) => `art/${slug}`),
    ...projects.map(({ slug }) => `projects/${slug}`),
    ...woodles.map(({ number }) => `series/riso-woodles/${number}`),
  ];
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((path) => !printDetails[path])).toEqual([]);
});

it("gives sheets that fit their paper, and slips that a press makes", () => {
  const sheets: Record<string, number> = { A3: 420, A4: 297 };
  const isFine = ({
    size,
    across = NaN,
    sheet = "",
    paper,
    plates,
  }: NonNullable<(typeof printDetails)[string]>) =>
    Math.max(across, (across * size[1]) / size[0]) < (sheets[sheet] ?? NaN) &&
    [...plates, paper].every(({ colour }) => /^#[0-9a-f]{6}$/.test(colour)) &&
    plates.every(
      ({ slip: [x, y, turn] = [NaN, NaN, NaN], pitch = 1 }) =>
        Math.hypot(x, y) < 2 && Math.abs(turn) < 1 && pitch > 0.5,
    );
  const strange = Object.entries(printDetails).filter(([, facts]) => !facts || !isFine(facts));
  expect(strange.map(([path]) => path)).toEqual([]);
});

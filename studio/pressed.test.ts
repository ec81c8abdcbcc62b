import { expect, it } from "vitest";
import { artworks } from "./artworks.ts";
import { pressed } from "./pressed.server.ts";
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
  expect(wanted.filter((path) => !pressed[path])).toEqual([]);
});

it("gives sheets that fit their paper, and slips that a press makes", () => {
  const sheets: Record<string, number> = { A3: 420, A4: 297 };
  for (const [path, facts] of Object.entries(pressed)) {
    const { size = [1, 1], across = NaN, sheet = "", paper, plates = [] } = facts ?? {};
    expect(Math.max(across, (across * size[1]) / size[0]), path).toBeLessThan(sheets[sheet] ?? NaN);
    for (const tint of [...plates, paper]) expect(tint?.colour, path).toMatch(/^#[0-9a-f]{6}$/);
    for (const { slip = [NaN, NaN, NaN], pitch = 1 } of plates) {
      expect(Math.hypot(slip[0], slip[1]), path).toBeLessThan(2);
      expect(Math.abs(slip[2]), path).toBeLessThan(1);
      expect(pitch, path).toBeGreaterThan(0.5);
    }
  }
});

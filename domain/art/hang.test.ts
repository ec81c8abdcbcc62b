import { expect, it } from "vitest";
import { hangWorks, type Sized, wall } from "./hang.ts";

const landscape = { width: 1600, height: 1200 };
const upright = { width: 1500, height: 2000 };
const strip = { width: 3000, height: 800 };

const work = (still: Sized, slug: number) => ({ slug, still });
const sixty = Array.from({ length: 60 }, (_, index) =>
  work([landscape, landscape, upright, landscape, upright, upright, strip][index % 7] ?? landscape, index),
);

it("hangs every work once, in the order given", () => {
  expect(
    hangWorks(sixty)
      .flat()
      .map(({ work }) => work.slug),
  ).toEqual(sixty.map(({ slug }) => slug));
  expect(hangWorks([])).toEqual([]);
});

it("fills the wall from edge to edge, and never beyond", () => {
  const widths = hangWorks(sixty).map((bay) =>
    bay.reduce((sum, { width }) => sum + width + wall.gap, -wall.gap),
  );
  for (const width of widths) expect(width).toBeLessThanOrEqual(wall.width + 4);
  const full = widths.slice(0, -1).filter((width) => width > wall.width - 4);
  expect(full.length / (widths.length - 1)).toBeGreaterThan(0.7);
});

it("crops nothing, whatever its shape", () => {
  for (const { work, width, height } of hangWorks(sixty).flat())
    expect(Math.abs(width / height - work.still.width / work.still.height)).toBeLessThan(0.02);
});

it("lets no two bays in a row have the same heights", () => {
  const heights = hangWorks(sixty).map((bay) => bay.map(({ height }) => height).join());
  for (const [index, height] of heights.entries()) expect(height).not.toBe(heights[index - 1]);
});

it("hangs a single work no larger than works among others", () => {
  expect(hangWorks([work(landscape, 1)])).toMatchObject([[{ height: 430, width: 573, narrow: "whole" }]]);
});

it("pairs upright works on a phone, and gives air to one that is alone", () => {
  const shapes = [upright, upright, upright, landscape].map(work);
  const narrow = hangWorks(shapes)
    .flat()
    .map(({ narrow }) => narrow);
  expect(narrow.slice(0, 3)).toEqual(["half", "half", "inset"]);
  expect(narrow[3]).toBe("whole");
});

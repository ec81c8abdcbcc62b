import { expect, it } from "vitest";
import { hangPictures, type Sized } from "./hang-pictures.ts";

const wall = { width: 1344, gap: 56 };

const landscape = { width: 1600, height: 1200 };
const upright = { width: 1500, height: 2000 };
const strip = { width: 3000, height: 800 };

const named = (size: Sized, name: number) => ({ ...size, name });
const sixty = Array.from({ length: 60 }, (_, index) =>
  named([landscape, landscape, upright, landscape, upright, upright, strip][index % 7] ?? landscape, index),
);

it("hangs every picture once, in the order given", () => {
  expect(
    hangPictures(sixty, wall)
      .flat()
      .map(({ picture }) => picture.name),
  ).toEqual(sixty.map(({ name }) => name));
  expect(hangPictures([], wall)).toEqual([]);
});

it("fills the wall from edge to edge, and never beyond", () => {
  const widths = hangPictures(sixty, wall).map((bay) =>
    bay.reduce((sum, { width }) => sum + width + wall.gap, -wall.gap),
  );
  for (const width of widths) expect(width).toBeLessThanOrEqual(wall.width + 4);
  const full = widths.slice(0, -1).filter((width) => width > wall.width - 4);
  expect(full.length / (widths.length - 1)).toBeGreaterThan(0.7);
});

it("crops nothing, whatever its shape", () => {
  for (const { picture, width, height } of hangPictures(sixty, wall).flat())
    expect(Math.abs(width / height - picture.width / picture.height)).toBeLessThan(0.02);
});

it("lets no two bays in a row have the same heights", () => {
  const heights = hangPictures(sixty, wall).map((bay) => bay.map(({ height }) => height).join());
  for (const [index, height] of heights.entries()) expect(height).not.toBe(heights[index - 1]);
});

it("hangs a single picture no larger than pictures among others", () => {
  expect(hangPictures([landscape], wall)).toMatchObject([[{ height: 430, width: 573, narrow: "whole" }]]);
});

it("pairs upright pictures on a phone, and gives air to one that is alone", () => {
  const shapes = [upright, upright, upright, landscape];
  const narrow = hangPictures(shapes, wall)
    .flat()
    .map(({ narrow }) => narrow);
  expect(narrow.slice(0, 3)).toEqual(["half", "half", "inset"]);
  expect(narrow[3]).toBe("whole");
});

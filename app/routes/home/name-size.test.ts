import { expect, it } from "vitest";
import { readSources } from "#testing/sources.ts";
import { sizeOfName, widths } from "./name-size.ts";

it.each([
  ["Jo", 2.5, 1],
  ["Toadstool Studio", 4.3, 2],
  ["Ada Example", 3.9, 2],
  ["Bo & Co.", 3.5, 1],
  ["Christopher Alexander van der Berg-Smith", 5.4, 4],
  ["Maximiliane Featherstonehaugh-Ashworth", 10, 3],
  ["王小明", 3.1, 1],
  ["きのこ版画工房", 4.3, 2],
  ["", 2.5, 1],
])("sets %s %d em wide on %d lines", (name, width, lines) => {
  expect(sizeOfName(name)).toEqual({ width, lines });
});

it("breaks a word that no line holds", () => {
  const size = sizeOfName("Llanfairpwllgwyngyllgogerychwyrndrobwyll");
  expect(size.width).toBe(10);
  expect(size.lines).toBeGreaterThan(1);
});

it("has a class for each width", () => {
  const [classes = ""] = Object.values(readSources("app/routes/home/name-size.module.css"));
  expect([...classes.matchAll(/--wide: ([\d.]+);/g)].map(([, width]) => Number(width))).toEqual([...widths]);
});

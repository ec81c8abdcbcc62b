import { expect, it } from "vitest";
import { svgSize } from "./draw-svg.ts";

const sizeOf = (attributes: Record<string, string>) => svgSize((name) => attributes[name] ?? null);

it("finds the shape of a drawing by its box, then by its size, then by what browsers take for it", () => {
  expect(sizeOf({ viewBox: "0 0 40 20", width: "10", height: "10" })).toEqual({ width: 40, height: 20 });
  expect(sizeOf({ viewBox: " -5,-5 , 40, 20 " })).toMatchObject({ width: 40 });
  expect(sizeOf({ width: "12.5mm", height: "25" })).toEqual({ width: 12.5, height: 25 });
  for (const nothing of [{}, { viewBox: "0 0 0 0" }, { width: "100%", height: "100%" }, { width: "x" }]) {
    expect(sizeOf(nothing as Record<string, string>)).toEqual({ width: 300, height: 150 });
  }
});

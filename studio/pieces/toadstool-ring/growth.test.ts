import { expect, it } from "vitest";
import { randomFrom } from "@toadstool/stage";
import { grown, ringOf } from "./growth.ts";

const ring = () => ringOf(randomFrom(1), 12);

it("shows nothing above the ground at first, and every toadstool in the end", () => {
  for (const sprout of ring()) {
    expect(grown(sprout, 0).up).toBe(0);
    expect(grown(sprout, 60)).toEqual({ up: 1, open: 1, bounce: 1 });
  }
});

it("brings them up one after the other", () => {
  const sprouts = ring();
  const up = sprouts.filter((sprout) => grown(sprout, 1.2).up > 0.5).length;
  expect(up).toBeGreaterThan(0);
  expect(up).toBeLessThan(sprouts.length);
});

it("stands in a ring", () => {
  for (const { x, z } of ring()) expect(Math.abs(Math.hypot(x, z) - 1.5)).toBeLessThan(0.5);
});

it("presses a tapped one down, and lets it come up again", () => {
  const [sprout] = ring();
  if (!sprout) throw new Error("an empty ring");
  sprout.tapped = 20;
  expect(grown(sprout, 20.08).bounce).toBeLessThan(0.85);
  expect(grown(sprout, 24).bounce).toBe(1);
});

import { expect, it } from "vitest";
import { floor, foot, half, pitch, plateHeight, pockets, terrainOf, top } from "./terrain.ts";

const middles = Array.from({ length: pockets.across * pockets.along }, (_, n) => ({
  x: ((n % pockets.across) - (pockets.across - 1) / 2) * pitch,
  z: (Math.floor(n / pockets.across) - (pockets.along - 1) / 2) * pitch,
}));

it("has a pocket in each place, with a ridge to every side that holds syrup", () => {
  const { height } = terrainOf(1);
  for (const { x, z } of middles) {
    expect(height(x, z)).toBeLessThan(floor + 0.05);
    for (const [dx, dz] of [
      [0.5, 0],
      [-0.5, 0],
      [0, 0.5],
      [0, -0.5],
    ] as const)
      expect(height(x + dx * pitch, z + dz * pitch)).toBeGreaterThan(top - 0.13);
  }
});

it("goes down to the plate outside, and never below it", () => {
  const { height, outside } = terrainOf(2);
  for (let n = 0; n < 200; n++) {
    const angle = n * 0.0314;
    const [x, z] = [Math.cos(angle) * 1.75, Math.sin(angle) * 1.75];
    expect(outside(x, z)).toBeGreaterThan(foot);
    expect(height(x, z)).toBeCloseTo(plateHeight(1.75), 9);
  }
  expect(outside(0, 0)).toBeLessThan(-half.z / 2);
});

it("bakes the same waffle from the same seed, and another from another", () => {
  const [one, same, other] = [terrainOf(1), terrainOf(1), terrainOf(2)];
  expect(one.height(0.31, 0.22)).toBe(same.height(0.31, 0.22));
  expect(one.height(0.31, 0.22)).not.toBe(other.height(0.31, 0.22));
});

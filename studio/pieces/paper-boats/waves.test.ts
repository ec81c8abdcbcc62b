import { expect, it } from "vitest";
import { randomFrom } from "@toadstool/stage";
import { fleetOf, sailed, swellAt, water } from "./waves.ts";

it("tells the slope that the sea really has", () => {
  for (const [x, z, time] of [
    [0, 0, 0],
    [1.3, -2, 4],
    [-3, 0.4, 11],
  ] as const) {
    const { height, slopeX, slopeZ } = swellAt(x, z, time);
    const bit = 1e-5;
    expect((swellAt(x + bit, z, time).height - height) / bit).toBeCloseTo(slopeX, 3);
    expect((swellAt(x, z + bit, time).height - height) / bit).toBeCloseTo(slopeZ, 3);
  }
});

it("keeps space between the boats", () => {
  const boats = fleetOf(randomFrom(3), 20);
  expect(boats.length).toBe(20);
  const gaps = boats.flatMap((one, n) =>
    boats.slice(n + 1).map((other) => Math.hypot(one.x - other.x, one.z - other.z)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(1);
});

it("never loses a boat, however long they sail", () => {
  const boats = fleetOf(randomFrom(3), 20);
  for (const time of [0, 50, 500, 50_000])
    for (const boat of boats) expect(Math.abs(sailed(boat, time).x)).toBeLessThanOrEqual(water.width / 2);
});

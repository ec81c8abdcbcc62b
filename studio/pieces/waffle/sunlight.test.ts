import { expect, it } from "vitest";
import { lightOn } from "./sunlight.ts";
import { layFilm } from "./syrup-flow.ts";
import { top } from "./terrain.ts";

const wall = layFilm({ halfX: 1, halfZ: 1, cell: 0.025, ground: (x) => (x < -0.5 ? 0.3 : 0) });
const far = { x: 9, z: 9 };

it("leaves in the shade what a ridge hides from the sun, and no more", () => {
  // As high as it is far: a wall of 0.3 hides 0.3 behind it.
  const isLit = lightOn(wall, [-1, 1, 0], far);
  expect(isLit(-0.4, 0, 0)).toBe(false);
  expect(isLit(-0.1, 0, 0)).toBe(true);
  expect(isLit(-0.4, 0.29, 0)).toBe(true);
});

it("lets the butter throw a shadow to the side that is away from the sun", () => {
  const isLit = lightOn(wall, [-1, 1, 0], { x: 0.2, z: 0 });
  expect(isLit(0.55, top, 0)).toBe(false);
  expect(isLit(0.75, top, 0)).toBe(true);
  expect(isLit(-0.1, top, 0)).toBe(true);
});

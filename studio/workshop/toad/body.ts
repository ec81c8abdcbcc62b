/** The toad's whole skin as one distance, and what it is like at a place. */
import { aboutMouth, parts } from "./anatomy.ts";
import { carve, type Distance, ellipsoid, type Point, sphere, weld } from "./distance.ts";
import { wartsOn } from "./warts.ts";

const gullet = ellipsoid([0, 6.2, 0.9], [2.6, 1.5, 1.5]);
const nostril = ellipsoid([0.75, 8.75, 4.45], [0.24, 0.2, 0.34]);

/** Without mouth, warts and nostrils. */
export const solid: Distance = ([x, y, z]) => {
  const at: Point = [Math.abs(x), y, z];
  let nearest = Infinity;
  for (const { distance, fillet } of parts) {
    const next = distance(at);
    nearest = nearest === Infinity ? next : weld(nearest, next, fillet);
  }
  return nearest;
};

/** The hollow of the mouth. */
export const hollow: Distance = (at) => {
  const { over, under, before } = aboutMouth(at);
  return weld(Math.max(over, under, -before), gullet(at), 0.6);
};

export const warts = wartsOn(solid);
const bumps = warts.map(({ at, radius }) => sphere(at, radius));

export const skin: Distance = (at) => {
  const [x, y, z] = at;
  let distance = solid(at);
  if (Math.abs(distance) < 1) for (const bump of bumps) distance = weld(distance, bump(at), 0.22);
  distance = carve(distance, nostril([Math.abs(x), y, z]), 0.12);
  return carve(distance, hollow(at), 0.34);
};

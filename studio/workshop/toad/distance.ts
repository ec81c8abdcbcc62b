/** Distances to round things, in the model's unit; below zero inside. */

export type Point = readonly [x: number, y: number, z: number];

/** How far a place is from a thing. */
export type Distance = (at: Point) => number;

export function ellipsoid(centre: Point, radii: Point): Distance {
  return ([x, y, z]) => {
    const [dx, dy, dz] = [x - centre[0], y - centre[1], z - centre[2]];
    const near = Math.hypot(dx / radii[0], dy / radii[1], dz / radii[2]);
    const steep = Math.hypot(dx / radii[0] ** 2, dy / radii[1] ** 2, dz / radii[2] ** 2);
    return steep < 1e-9 ? -Math.min(...radii) : (near * (near - 1)) / steep;
  };
}

export const sphere = (centre: Point, radius: number): Distance => {
  return ([x, y, z]) => Math.hypot(x - centre[0], y - centre[1], z - centre[2]) - radius;
};

/** A limb from `from` to `to`, as thick as its radii at both ends. */
export function limb(from: Point, to: Point, thick: number, thin: number): Distance {
  const along = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const long = along[0] ** 2 + along[1] ** 2 + along[2] ** 2;
  return ([x, y, z]) => {
    const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
    const share = Math.min(1, Math.max(0, (dx * along[0] + dy * along[1] + dz * along[2]) / long));
    const off = Math.hypot(dx - share * along[0], dy - share * along[1], dz - share * along[2]);
    return off - (thick + (thin - thick) * share);
  };
}

/** The nearer of two, with a fillet about `fillet` wide where they meet. */
export function weld(one: number, other: number, fillet: number): number {
  const close = Math.max(0, fillet - Math.abs(one - other)) / fillet;
  return Math.min(one, other) - (close * close * fillet) / 4;
}

/** The first without the second, its edges rounded. */
export const carve = (whole: number, hole: number, rounded: number): number => -weld(-whole, hole, rounded);

/** The direction in which a distance grows, one unit long. */
export function outward(distance: Distance, [x, y, z]: Point, step = 0.02): [number, number, number] {
  const dx = distance([x + step, y, z]) - distance([x - step, y, z]);
  const dy = distance([x, y + step, z]) - distance([x, y - step, z]);
  const dz = distance([x, y, z + step]) - distance([x, y, z - step]);
  const long = Math.hypot(dx, dy, dz) || 1;
  return [dx / long, dy / long, dz / long];
}

export function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

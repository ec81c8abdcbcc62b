/** A sea without an end: how high it is and how it slopes, at a place and a time in seconds. */
interface Swell {
  height: number;
  slopeX: number;
  slopeZ: number;
}

/** Each wave: its way, its length, its height and its speed. The shader of the sea is written from the same list. */
export const waves = [
  { x: 0.92, z: 0.39, long: 3.4, high: 0.085, quick: 1.15 },
  { x: 0.45, z: -0.89, long: 2.1, high: 0.045, quick: 1.5 },
  { x: -0.5, z: 0.87, long: 1.2, high: 0.018, quick: 2.2 },
] as const;

export function swellAt(x: number, z: number, time: number): Swell {
  const swell = { height: 0, slopeX: 0, slopeZ: 0 };
  for (const { x: wayX, z: wayZ, long, high, quick } of waves) {
    const often = (2 * Math.PI) / long;
    const phase = (x * wayX + z * wayZ) * often - time * quick;
    swell.height += high * Math.sin(phase);
    swell.slopeX += high * often * wayX * Math.cos(phase);
    swell.slopeZ += high * often * wayZ * Math.cos(phase);
  }
  return swell;
}

interface Boat {
  x: number;
  z: number;
  size: number;
  /** Its sheet of the zine: 0 to 3. */
  sheet: number;
  drift: number;
}

export const water = { width: 9, depth: 9 } as const;

/** A fleet with space between its boats; they all go the same way, none quite alike. */
export function fleetOf(random: () => number, count: number): Boat[] {
  const boats: Boat[] = [{ x: 0.1, z: 0.25, size: 1.25, sheet: 0, drift: 0 }];
  for (let tries = 0; boats.length < count && tries < 4000; tries++) {
    const boat = {
      x: (random() - 0.5) * water.width,
      z: (random() - 0.5) * water.depth,
      size: 0.72 + 0.4 * random(),
      sheet: Math.floor(random() * 4),
      drift: random() * 6,
    };
    if (boats.every(({ x, z }) => Math.hypot(x - boat.x, z - boat.z) > 1.4)) boats.push(boat);
  }
  return boats;
}

/** Where it has got to: who leaves the water on one side comes back on the other. */
export function sailed({ x, z, drift }: Boat, time: number): { x: number; z: number } {
  const along = x + time * 0.1 + 0.05 * Math.sin(time * 0.6 + drift);
  const { width } = water;
  return { x: along - width * Math.floor(along / width + 0.5), z: z + 0.12 * Math.sin(time * 0.23 + drift) };
}

/** A body of jelly on its plate: how far its top leans, is twisted and is pressed down, and how fast each changes. */
export interface Wobble {
  /** Leans to x and z, twist, and how much lower it is, as a share of its height. */
  at: [x: number, z: number, twist: number, press: number];
  speed: [x: number, z: number, twist: number, press: number];
}

/** Each way to wobble has a stiffness and a damping of its own. */
const springs = [
  { stiff: 150, damp: 2.1 },
  { stiff: 150, damp: 2.1 },
  { stiff: 210, damp: 2.6 },
  { stiff: 260, damp: 3.4 },
] as const;
const most = [0.42, 0.42, 0.5, 0.24] as const;
const still = 0.0006;
/** Seconds a spring is moved on at once, for its sake. */
const tick = 1 / 240;

export function atRest(): Wobble {
  return { at: [0, 0, 0, 0], speed: [0, 0, 0, 0] };
}

/** A poke: pushes the way it came, so high up (0 to 1), and twists where it does not hit the middle. */
export function poke({ speed }: Wobble, x: number, z: number, high: number, aside: number): void {
  speed[0] += x * high;
  speed[1] += z * high;
  speed[2] += aside * high;
  speed[3] += 0.5 * high * Math.hypot(x, z);
}

/** Moves it on; answers whether it still wobbles. */
export function wobble({ at, speed }: Wobble, step: number): boolean {
  for (let left = step; left > 1e-6; left -= tick)
    springs.forEach(({ stiff, damp }, way) => {
      const within = Math.min(tick, left);
      speed[way] = ((speed[way] ?? 0) - stiff * (at[way] ?? 0) * within) * Math.exp(-damp * within);
      const moved = (at[way] ?? 0) + speed[way] * within;
      const reach = most[way] ?? 1;
      at[way] = Math.max(-reach, Math.min(reach, moved));
      if (at[way] !== moved) speed[way] *= -0.3;
    });
  const moves = at.some((value, way) => Math.abs(value) > still || Math.abs(speed[way] ?? 0) > still * 12);
  if (!moves) {
    at.fill(0);
    speed.fill(0);
  }
  return moves;
}

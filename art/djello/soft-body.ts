/**
 * A jelly as a ring of points on a plate, its foot held: springs keep its rim, the air in it keeps its area, and its shape
 * remembers the mould. Lengths are in widths of a jelly, y is up, time is in seconds.
 */
export interface SoftBody {
  /** x and y of each point of the rim, from the left end of the foot over the crown to the right one. */
  readonly at: Float32Array;
  readonly speed: Float32Array;
  /** The mould: where every point goes back to. */
  readonly home: Float32Array;
  /** Lengths of the rim from each point to the next, and the area, at rest. */
  readonly rim: Float32Array;
  readonly area: number;
  resting: boolean;
}

export interface Push {
  x: number;
  y: number;
  /** How far around it reaches. */
  reach: number;
  /** By how much it changes the speed at its middle. */
  dx: number;
  dy: number;
}

/** Stiff enough to swing five times a second, as the filmed one does. */
const memory = (2 * Math.PI * 5) ** 2;
const rimStiffness = 900;
const pressure = 420;
const damping = 4;
const tick = 1 / 240;
/** No more is made up for after a jam. */
const longestStep = 1 / 20;
/** Beyond these a push is no push: in widths, and widths a second. */
const farthest = 0.36;
const fastest = 14;
const still = 0.0008;

/** A body in a mould's shape: pairs of x and y, from the left end of its foot to the right one. */
export function softBody(mould: readonly number[]): SoftBody {
  const home = Float32Array.from(mould);
  const rim = new Float32Array(home.length / 2 - 1);
  for (let n = 0; n < rim.length; n++) rim[n] = lengthAfter(home, n);
  return {
    at: home.slice(),
    speed: new Float32Array(home.length),
    home,
    rim,
    area: areaOf(home),
    resting: true,
  };
}

/** Pushes what is near; what stands on the plate stays. */
export function push(body: SoftBody, { x, y, reach, dx, dy }: Push): void {
  const { at, speed } = body;
  for (let n = 2; n < at.length - 2; n += 2) {
    const away = Math.hypot((at[n] ?? 0) - x, (at[n + 1] ?? 0) - y) / reach;
    const share = Math.exp(-away * away);
    speed[n] = within((speed[n] ?? 0) + dx * share, fastest);
    speed[n + 1] = within((speed[n + 1] ?? 0) + dy * share, fastest);
  }
  body.resting = false;
}

/** A beat from below: the whole body is squashed, higher up more, by a share of its height a second. */
export function thump(body: SoftBody, force: number): void {
  const { home, speed } = body;
  for (let n = 2; n < home.length - 2; n += 2) {
    speed[n] = within((speed[n] ?? 0) + (home[n] ?? 0) * force * 0.8, fastest);
    speed[n + 1] = within((speed[n + 1] ?? 0) - (home[n + 1] ?? 0) * force, fastest);
  }
  body.resting = false;
}

/** Moves it on, in equal ticks, so that it behaves alike on slow and fast machines; answers whether it still wobbles. */
export function settle(body: SoftBody, step: number): boolean {
  if (body.resting) return false;
  const ticks = Math.round(Math.min(step, longestStep) / tick);
  for (let n = 0; n < ticks; n++) moveOn(body);
  const { at, speed, home } = body;
  body.resting = at.every(
    (value, n) => Math.abs(value - (home[n] ?? 0)) < still && Math.abs(speed[n] ?? 0) < still * 30,
  );
  if (body.resting) {
    at.set(home);
    speed.fill(0);
  }
  return !body.resting;
}

function moveOn({ at, speed, home, rim, area }: SoftBody) {
  const points = at.length / 2;
  // The air pushes outwards, along each side's own outward direction, by as much as the area lacks.
  const air = (pressure * (area - areaOf(at))) / Math.max(area, 1e-6);
  for (let n = 0; n < points - 1; n++) {
    const [i, j] = [2 * n, 2 * n + 2];
    const [x, y] = [(at[j] ?? 0) - (at[i] ?? 0), (at[j + 1] ?? 0) - (at[i + 1] ?? 0)];
    const length = Math.max(Math.hypot(x, y), 1e-6);
    const pull = (rimStiffness * (length - (rim[n] ?? 0))) / length;
    const [outX, outY] = [(-y * air) / 2, (x * air) / 2];
    for (const [point, sign] of [
      [i, 1],
      [j, -1],
    ] as const) {
      speed[point] = (speed[point] ?? 0) + (sign * pull * x + outX) * tick;
      speed[point + 1] = (speed[point + 1] ?? 0) + (sign * pull * y + outY) * tick;
    }
  }
  const kept = Math.exp(-damping * tick);
  // The ends of the foot stick to the plate.
  for (let n = 0; n < at.length; n++) {
    if (n < 2 || n >= at.length - 2) {
      speed[n] = 0;
      continue;
    }
    const away = (at[n] ?? 0) - (home[n] ?? 0);
    speed[n] = within(((speed[n] ?? 0) - memory * away * tick) * kept, fastest);
    const moved = (home[n] ?? 0) + within(away + (speed[n] ?? 0) * tick, farthest);
    // Nothing goes through the plate.
    at[n] = n % 2 === 1 ? Math.max(0, moved) : moved;
  }
}

function lengthAfter(at: Float32Array, n: number): number {
  return Math.hypot((at[2 * n + 2] ?? 0) - (at[2 * n] ?? 0), (at[2 * n + 3] ?? 0) - (at[2 * n + 1] ?? 0));
}

/** From the left over the crown to the right, and back along the plate. */
export function areaOf(at: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < at.length; n += 2) {
    const next = (n + 2) % at.length;
    sum += (at[next] ?? 0) * (at[n + 1] ?? 0) - (at[n] ?? 0) * (at[next + 1] ?? 0);
  }
  return sum / 2;
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

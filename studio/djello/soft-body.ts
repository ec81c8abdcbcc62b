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
  /** How strongly each point is held where it belongs: what is near the plate, most. */
  readonly grip: Float32Array;
  /** Ticks that have passed and are not made yet: less than one, from frame to frame. */
  owed: number;
  resting: boolean;
}

interface Push {
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
/** By how much more it is held at its foot. */
const sticking = 5;
const bulge = 1.1;
const rimStiffness = 900;
const pressure = 420;
const damping = 4;
/** The share of the difference to its neighbours' speed that a point gives up in a tick. */
const thickness = 0.3;
const tick = 1 / 240;
/** Ticks owed at first: from a half, so that frames that are a trifle too short or too long make alike many. */
const owedFirst = 0.5;
const kept = Math.exp(-damping * tick);
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
    grip: gripOf(home),
    owed: owedFirst,
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

/** A beat from below: the whole body is squashed, higher up more, by a share of its height a second, and bulges at its belly. */
export function thump(body: SoftBody, force: number): void {
  const { home, speed } = body;
  const height = heightOf(home);
  for (let n = 2; n < home.length - 2; n += 2) {
    const up = (home[n + 1] ?? 0) / height;
    speed[n] = within((speed[n] ?? 0) + (home[n] ?? 0) * force * bulge * up * (1.6 - up), fastest);
    speed[n + 1] = within((speed[n + 1] ?? 0) - (home[n + 1] ?? 0) * force, fastest);
  }
  body.resting = false;
}

/** Moves it on, in equal ticks, so that it behaves alike on slow and fast machines; answers whether it still wobbles. */
export function settle(body: SoftBody, step: number): boolean {
  if (body.resting) return false;
  body.owed += Math.min(step, longestStep) / tick;
  for (; body.owed >= 1; body.owed--) moveOn(body);
  const { at, speed, home } = body;
  body.resting = isStill(body);
  if (body.resting) {
    body.owed = owedFirst;
    at.set(home);
    speed.fill(0);
  }
  return !body.resting;
}

function isStill({ at, speed, home }: SoftBody): boolean {
  for (let n = 0; n < at.length; n++)
    if (Math.abs((at[n] ?? 0) - (home[n] ?? 0)) >= still || Math.abs(speed[n] ?? 0) >= still * 30)
      return false;
  return true;
}

function moveOn({ at, speed, home, rim, area, grip }: SoftBody) {
  const last = at.length - 2;
  // The air pushes outwards, along each side's own outward direction, by as much as the area lacks.
  const air = (0.5 * pressure * (area - areaOf(at))) / Math.max(area, 1e-6);
  for (let i = 0; i < last; i += 2) {
    const x = (at[i + 2] ?? 0) - (at[i] ?? 0);
    const y = (at[i + 3] ?? 0) - (at[i + 1] ?? 0);
    const length = Math.max(Math.sqrt(x * x + y * y), 1e-6);
    const pull = (rimStiffness * (length - (rim[i >> 1] ?? 0))) / length;
    speed[i] = (speed[i] ?? 0) + (pull * x - y * air) * tick;
    speed[i + 1] = (speed[i + 1] ?? 0) + (pull * y + x * air) * tick;
    speed[i + 2] = (speed[i + 2] ?? 0) - (pull * x + y * air) * tick;
    speed[i + 3] = (speed[i + 3] ?? 0) - (pull * y - x * air) * tick;
  }
  // Jelly is thick: what moves drags along what is beside it, so that it sways as a whole and never ripples.
  for (let n = 2; n < last; n++) {
    const beside = ((speed[n - 2] ?? 0) + (speed[n + 2] ?? 0)) / 2;
    speed[n] = (speed[n] ?? 0) + thickness * (beside - (speed[n] ?? 0));
  }
  // The ends of the foot stick to the plate.
  speed[0] = speed[1] = speed[last] = speed[last + 1] = 0;
  for (let n = 2; n < last; n++) {
    const away = (at[n] ?? 0) - (home[n] ?? 0);
    const now = within(((speed[n] ?? 0) - (grip[n >> 1] ?? 0) * away * tick) * kept, fastest);
    speed[n] = now;
    const moved = (home[n] ?? 0) + within(away + now * tick, farthest);
    // Nothing goes through the plate.
    at[n] = n % 2 === 1 && moved < 0 ? 0 : moved;
  }
}

function gripOf(home: Float32Array): Float32Array {
  const height = heightOf(home);
  return Float32Array.from({ length: home.length / 2 }, (_, n) => {
    const down = 1 - (home[2 * n + 1] ?? 0) / height;
    return memory * (1 + sticking * down ** 3);
  });
}

const heightOf = (home: Float32Array) =>
  home.reduce((most, value, n) => (n % 2 === 1 ? Math.max(most, value) : most), 0);

function lengthAfter(at: Float32Array, n: number): number {
  return Math.hypot((at[2 * n + 2] ?? 0) - (at[2 * n] ?? 0), (at[2 * n + 3] ?? 0) - (at[2 * n + 1] ?? 0));
}

/** From the left over the crown to the right, and back along the plate. */
export function areaOf(at: Float32Array): number {
  let sum = 0;
  let x = at[at.length - 2] ?? 0;
  let y = at[at.length - 1] ?? 0;
  for (let n = 0; n < at.length; n += 2) {
    const nextX = at[n] ?? 0;
    const nextY = at[n + 1] ?? 0;
    sum += nextX * y - x * nextY;
    x = nextX;
    y = nextY;
  }
  return sum / 2;
}

const within = (value: number, most: number) => (value > most ? most : value < -most ? -most : value);

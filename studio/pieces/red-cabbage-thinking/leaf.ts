import type { Chance } from "@toadstool/stage";

export const middle = { x: 178, y: 158 };
/** The stalk, cut through: from below the cabbage up into it, and how wide at each end, in units. */
export const stalk = { x: middle.x, foot: 282, tip: 196, footWidth: 23, tipWidth: 9 };
/** Units that two folds keep between them. */
const gap = 9.4;
const longest = 4.4;
/** At most so many points, for ever. */
export const most = 1640;
/** New points a step, for each there is. */
const growth = 0.0028;
export const secondsAStep = 1 / 15;
const secondsToRest = 6;

/** A leaf that grows where there is no space left for it: a closed line of points that keep away from each other. */
export interface Leaf {
  x: Float32Array;
  y: Float32Array;
  count: number;
  /** How far the cabbage reaches in each direction, in units; evenly all round. */
  reach: Float32Array;
  chance: Chance;
  /** Seconds since it was fully grown and left alone; it then comes to rest. */
  settled: number;
  /** The part of a point that has not yet come. */
  due: number;
  parity: number;
}

interface Finger {
  x: number;
  y: number;
}

export function sprout(chance: Chance): Leaf {
  const waves = [2, 3, 5].map((often) => ({
    often,
    high: chance.between(0.008, 0.024),
    at: chance.between(0, 6),
  }));
  const leaf: Leaf = {
    x: new Float32Array(most),
    y: new Float32Array(most),
    count: 90,
    reach: Float32Array.from({ length: 360 }, (_, degree) => {
      const angle = (degree * Math.PI) / 180;
      const oval = 1 / Math.hypot(Math.cos(angle) / 116, Math.sin(angle) / 105);
      return (
        oval * (1 + waves.reduce((sum, { often, high, at }) => sum + high * Math.sin(often * angle + at), 0))
      );
    }),
    chance: chance.of("growth"),
    settled: 0,
    due: 0,
    parity: 0,
  };
  for (let n = 0; n < leaf.count; n++) {
    const angle = (n / leaf.count) * 2 * Math.PI;
    const radius = 24 + 3 * Math.sin(3 * angle + (waves[0]?.at ?? 0));
    leaf.x[n] = middle.x + Math.cos(angle) * radius;
    leaf.y[n] = middle.y - 4 + Math.sin(angle) * radius;
  }
  return leaf;
}

export const isFull = ({ count }: Leaf): boolean => count >= most;
export const isAsleep = (leaf: Leaf): boolean => isFull(leaf) && leaf.settled > secondsToRest;

/** One step of growth; `finger` pushes folds away. */
export function grow(leaf: Leaf, finger: Finger | null): void {
  leaf.due += leaf.count * growth;
  divide(leaf, Math.floor(leaf.due));
  leaf.due %= 1;
  push(leaf, finger);
  leaf.settled = finger ? 0 : leaf.settled + (isFull(leaf) ? secondsAStep : 0);
}

/** New points where there is most space along the line, at a place drawn by lot. */
export function divide(leaf: Leaf, times: number, near?: Finger): void {
  const { x, y, chance } = leaf;
  for (let n = 0; n < times && leaf.count < most; n++) {
    let [best, space] = [0, -Infinity];
    for (let trial = 0; trial < (near ? 40 : 3); trial++) {
      const at = Math.floor(chance.between(0, leaf.count));
      const next = (at + 1) % leaf.count;
      const far = near ? Math.hypot((x[at] ?? 0) - near.x, (y[at] ?? 0) - near.y) : 0;
      const long = Math.hypot((x[next] ?? 0) - (x[at] ?? 0), (y[next] ?? 0) - (y[at] ?? 0)) - far;
      if (long > space) [best, space] = [at, long];
    }
    insertAfter(leaf, best);
  }
}

function insertAfter(leaf: Leaf, at: number): void {
  const next = (at + 1) % leaf.count;
  for (const axis of [leaf.x, leaf.y]) {
    const between = ((axis[at] ?? 0) + (axis[next] ?? 0)) / 2;
    axis.copyWithin(at + 2, at + 1, leaf.count);
    axis[at + 1] = between;
  }
  leaf.count++;
}

const across = Math.ceil(400 / gap) + 2;
const down = Math.ceil(300 / gap) + 2;
const first = new Int16Array(across * down);
const following = new Int16Array(most);
const [movedX, movedY] = [new Float32Array(most), new Float32Array(most)];

/** Every point is drawn to its neighbours on the line, and away from all others. */
function push(leaf: Leaf, finger: Finger | null): void {
  const { x, y, count } = leaf;
  first.fill(-1);
  // Half of the points push in one step, the others in the next.
  leaf.parity = 1 - leaf.parity;
  for (let n = leaf.parity; n < count; n += 2) {
    const cell = cellOf(x[n] ?? 0, y[n] ?? 0);
    following[n] = first[cell] ?? -1;
    first[cell] = n;
  }
  for (let n = 0; n < count; n++) {
    const px = x[n] ?? 0;
    const py = y[n] ?? 0;
    const before = n === 0 ? count - 1 : n - 1;
    const after = n === count - 1 ? 0 : n + 1;
    let dx = ((x[before] ?? 0) + (x[after] ?? 0)) / 2 - px;
    let dy = ((y[before] ?? 0) + (y[after] ?? 0)) / 2 - py;
    dx *= 0.32;
    dy *= 0.32;
    for (let side = 0; side < 2; side++) {
      const other = side === 0 ? before : after;
      const ex = (x[other] ?? 0) - px;
      const ey = (y[other] ?? 0) - py;
      const long = Math.hypot(ex, ey) || 1;
      const pull = (0.22 * (long - longest * 0.8)) / long;
      dx += ex * pull;
      dy += ey * pull;
    }
    const cell = cellOf(px, py);
    for (let row = -across; row <= across; row += across)
      for (let column = -1; column <= 1; column++) {
        let other = first[cell + row + column] ?? -1;
        for (; other >= 0; other = following[other] ?? -1) {
          const ex = px - (x[other] ?? 0);
          const ey = py - (y[other] ?? 0);
          const square = ex * ex + ey * ey;
          if (other === n || square >= gap * gap || square === 0) continue;
          const far = Math.sqrt(square);
          const away = (0.84 * (1 - far / gap)) / far;
          dx += ex * away;
          dy += ey * away;
        }
      }
    if (finger) {
      const [ex, ey] = [px - finger.x, py - finger.y];
      const far = Math.hypot(ex, ey) || 1;
      if (far < 26) {
        dx += (ex / far) * (1 - far / 26) * 1.3;
        dy += (ey / far) * (1 - far / 26) * 1.3;
      }
    }
    const reined = Math.min(1, 1.6 / (Math.hypot(dx, dy) || 1));
    movedX[n] = px + dx * reined;
    movedY[n] = py + dy * reined;
  }
  for (let n = 0; n < count; n++) {
    const kept = keepInside(leaf, movedX[n] ?? 0, movedY[n] ?? 0);
    x[n] = kept.x;
    y[n] = kept.y;
  }
}

/** Within the cabbage, and out of its stalk. */
export function keepInside({ reach }: Pick<Leaf, "reach">, x: number, y: number): { x: number; y: number } {
  let [dx, dy] = [x - middle.x, y - middle.y];
  const inStalk = Math.min(1, Math.max(0, (stalk.foot - y) / (stalk.foot - stalk.tip)));
  const half = stalk.footWidth + (stalk.tipWidth - stalk.footWidth) * inStalk;
  if (y > stalk.tip - half) {
    const above = Math.max(0, stalk.tip - y);
    const far = Math.hypot(dx, above) || 1;
    if (far < half) {
      dx = ((dx || 0.01) / (above > 0 ? far : Math.abs(dx || 0.01))) * half;
      if (above > 0) dy = stalk.tip - (above / far) * half - middle.y;
    }
  }
  const degree = Math.round((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
  const [far, limit] = [Math.hypot(dx, dy), (reach[degree] ?? 100) - 3];
  const share = far > limit ? limit / far : 1;
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

function cellOf(x: number, y: number): number {
  return (Math.floor(y / gap) + 1) * across + Math.floor(x / gap) + 1;
}

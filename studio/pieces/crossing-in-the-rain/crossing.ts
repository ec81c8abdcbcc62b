import type { Chance } from "@toadstool/stage";

const patterns = ["panels", "panels", "rings", "spots", "plain", "edge"] as const;

export interface Walker {
  x: number;
  y: number;
  /** Units a second, beside its own pace: what others and the wind make of it. */
  vx: number;
  vy: number;
  /** To the right, or to the left. */
  way: 1 | -1;
  pace: number;
  radius: number;
  angle: number;
  spin: number;
  /** Radians; a stride is a whole turn. */
  stride: number;
  pattern: (typeof patterns)[number];
  /** Which of the sheet's inks it is made in. */
  inks: readonly [number, number];
  /** Seconds until a shut umbrella opens again. */
  shut: number;
}

export interface Crossing {
  walkers: Walker[];
  /** A family that has no umbrellas, the mother first; each follows the one before. */
  ducks: { x: number; y: number; angle: number }[];
  duckWay: 1 | -1;
  drops: { x: number; y: number; age: number }[];
  /** Showers that are due and have not come down yet: less than one, from step to step. */
  due: number;
  chance: Chance;
}

export interface Wind {
  x: number;
  y: number;
}

const crowd = 20;
const edge = 40;
const duckPace = 11;
const duckGap = 17;
const dropLife = 0.9;
const mostDrops = 30;
/** A second. */
const showers = 30;
/** Seconds somebody stands in the rain. */
const shutFor = 2.2;

export function openUmbrellas(chance: Chance): Crossing {
  const crossing: Crossing = { walkers: [], ducks: [], duckWay: 1, drops: [], due: 0, chance };
  for (let n = 0; n < crowd; n++) {
    const walker = newWalker(chance, n);
    walker.x = chance.between(0, 400);
    walker.y = 20 + ((n + chance.between(0.1, 0.9)) / crowd) * 260;
    crossing.walkers.push(walker);
  }
  sendDucks(crossing, chance.between(120, 190));
  for (let step = 0; step < 120; step++) cross(crossing, 1 / 30, null);
  return crossing;
}

/** Everybody goes on, by a step of at most a tenth of a second; the wind blows from where the pointer is. */
export function cross(crossing: Crossing, step: number, wind: Wind | null): void {
  for (const walker of crossing.walkers) walk(walker, step, wind);
  makeSpace(crossing, step);
  for (const [index, walker] of crossing.walkers.entries()) {
    const gone = walker.way > 0 ? walker.x > 400 + edge : walker.x < -edge;
    if (gone) crossing.walkers[index] = newWalker(crossing.chance, index);
  }
  waddle(crossing, step);
  rain(crossing, step);
}

/** The umbrella that is over a place shuts for a moment; answers whether there is one. */
export function shutUmbrella({ walkers }: Crossing, at: Wind): boolean {
  const over = walkers.findLast(({ x, y, radius }) => Math.hypot(x - at.x, y - at.y) < radius);
  if (over) over.shut = shutFor;
  return over !== undefined;
}

function newWalker(chance: Chance, index: number): Walker {
  const way = index % 2 === 0 ? 1 : -1;
  const first = Math.floor(chance.between(0, 4));
  return {
    x: way > 0 ? -edge : 400 + edge,
    y: chance.between(20, 280),
    vx: 0,
    vy: 0,
    way,
    pace: chance.between(9, 17),
    radius: chance.between(21, 32),
    angle: chance.between(0, Math.PI),
    spin: 0,
    stride: chance.between(0, 6),
    pattern: chance.pick(patterns),
    inks: [first, (first + 1 + Math.floor(chance.between(0, 3))) % 4],
    shut: 0,
  };
}

function walk(walker: Walker, step: number, wind: Wind | null): void {
  const [dx, dy] = wind ? [walker.x - wind.x, walker.y - wind.y] : [999, 999];
  const far = Math.hypot(dx, dy) || 1;
  const gust = Math.max(0, 1 - far / 60);
  walker.vx += ((dx / far) * gust * 60 - walker.vx * 1.6) * step;
  walker.vy += ((dy / far) * gust * 60 - walker.vy * 1.6) * step;
  walker.spin += (gust * 4 * walker.way - walker.spin * 1.4) * step;
  const hurry = walker.shut > 0 ? 1.9 : 1;
  walker.x += (walker.way * walker.pace * hurry + walker.vx) * step;
  walker.y = Math.max(14, Math.min(286, walker.y + walker.vy * step));
  walker.stride += walker.pace * hurry * 0.36 * step;
  walker.angle += (walker.spin + 0.05 * Math.sin(walker.stride * 0.5)) * step;
  walker.shut = Math.max(0, walker.shut - step);
}

/** Two who meet step aside, each to the side it is on already. */
function makeSpace({ walkers, ducks }: Crossing, step: number): void {
  for (const [n, one] of walkers.entries()) {
    for (const other of walkers.slice(n + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const far = Math.hypot(dx, dy) || 0.01;
      const over = one.radius + other.radius + 1 - far;
      if (over <= 0) continue;
      const side = Math.sign(dy || 1);
      const push = Math.min(2, over * 0.16) * 30 * step;
      one.vx -= (dx / far) * push;
      other.vx += (dx / far) * push;
      one.vy -= ((dy / far) * 0.7 + side * 0.5) * push;
      other.vy += ((dy / far) * 0.7 + side * 0.5) * push;
    }
    // Nobody steps on a duck.
    for (const duck of ducks) {
      const [dx, dy] = [one.x - duck.x, one.y - duck.y];
      const over = one.radius + 7 - Math.hypot(dx, dy);
      if (over > 0) one.vy += Math.sign(dy || 1) * Math.min(2, over * 0.1) * 30 * step;
    }
  }
}

function sendDucks(crossing: Crossing, from?: number): void {
  const { chance } = crossing;
  crossing.duckWay = chance.maybe(0.5) ? 1 : -1;
  const way = crossing.duckWay;
  const start = from === undefined ? (way > 0 ? -20 : 420) : way > 0 ? from : 400 - from;
  const y = chance.between(80, 220);
  const count = Math.floor(chance.between(5, 8));
  crossing.ducks = Array.from({ length: count }, (_, n) => ({
    x: start - way * n * duckGap,
    y,
    angle: way > 0 ? 0 : Math.PI,
  }));
}

function waddle(crossing: Crossing, step: number): void {
  const { ducks, duckWay } = crossing;
  const [mother] = ducks;
  if (!mother) return;
  const ahead = Math.sin(mother.x * 0.03) * 0.5;
  mother.angle = duckWay > 0 ? ahead : Math.PI - ahead;
  mother.x += Math.cos(mother.angle) * duckPace * step;
  mother.y = Math.max(30, Math.min(270, mother.y + Math.sin(mother.angle) * duckPace * step));
  for (const [n, duck] of ducks.slice(1).entries()) {
    const before = ducks[n] ?? mother;
    const [dx, dy] = [before.x - duck.x, before.y - duck.y];
    const far = Math.hypot(dx, dy) || 1;
    duck.angle = Math.atan2(dy, dx);
    const pull = Math.max(0, far - duckGap);
    duck.x += (dx / far) * pull;
    duck.y += (dy / far) * pull;
  }
  const last = ducks.at(-1) ?? mother;
  if (duckWay > 0 ? last.x > 420 : last.x < -20) sendDucks(crossing);
}

function rain(crossing: Crossing, step: number): void {
  for (const drop of crossing.drops) drop.age += step / dropLife;
  crossing.drops = crossing.drops.filter(({ age }) => age < 1);
  crossing.due += step * showers;
  for (; crossing.due >= 1; crossing.due--) shower(crossing);
}

/** A few drops at once, or none. */
function shower({ drops, chance }: Crossing): void {
  while (drops.length < mostDrops && chance.maybe(0.4))
    drops.push({ x: chance.between(0, 400), y: chance.between(0, 300), age: 0 });
}

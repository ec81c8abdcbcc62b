/** Edges of paper. Lines run so that the paper lies to their right: skylines from the left, outlines clockwise. */
import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../hand.ts";

/** A scrap of paper, its outlines closed. */
export interface Scrap {
  /** The printed side. */
  face: Outline;
  /** The white core that a tear has laid bare around it. */
  core?: Outline;
}

export interface Tear {
  /** Width of the bared core where it is widest, in units of the sheet. */
  rim?: number;
  /** 1 is a quick hand. */
  rough?: number;
  closed?: boolean;
}

/** A line as a tear leaves it: a slow bend, the grip of a hand that moves along, and fibres. */
export function tear(
  along: Outline,
  chance: Chance,
  { rim = 11, rough = 1, closed = false }: Tear = {},
): Required<Scrap> {
  const points = evenly(closed ? [...along, along[0] as Point] : along, 5.5);
  if (closed) points.pop();
  const long = points.length;
  const bend = wander(chance, long, 9, closed);
  const grain = wander(chance, long, 2.4, closed);
  const bared = wander(chance, long, 13, closed);
  const grip = grips(chance, long);
  const face: Point[] = [];
  const core: Point[] = [];
  for (const [index, [x, y]] of points.entries()) {
    const [nx, ny] = outward(points, index, closed);
    const hold = closed ? { width: 1, jump: 0 } : grip(index);
    const off = rough * (bend(index) * 3.4 + grain(index) * 1.8 + hold.jump + chance.between(-0.7, 0.7));
    const width = rim * hold.width * (0.42 + 0.5 * bared(index)) + chance.between(-0.9, 0.9);
    face.push([x + nx * off, y + ny * off]);
    core.push([x + nx * (off + Math.max(0.6, width)), y + ny * (off + Math.max(0.6, width))]);
  }
  return { face, core };
}

/** A walk by chance along `long` steps, smooth, between −1 and 1; `stride` steps from one turn to the next. */
export function wander(chance: Chance, long: number, stride: number, closed = false) {
  const cells = Math.max(closed ? 4 : 2, Math.round(long / stride));
  const turns = Array.from({ length: cells + 2 }, () => chance.between(-1, 1));
  if (closed) turns[cells] = turns[0] as number;
  return (at: number): number => {
    const place = Math.min(1, Math.max(0, at / long)) * cells;
    const cell = Math.min(cells - 1, Math.floor(place));
    const [here, next] = [turns[cell] as number, turns[cell + 1] as number];
    const way = place - cell;
    return here + (next - here) * way * way * (3 - 2 * way);
  };
}

/** Points at even distances, the corners of the line cut short by less than half a step. */
function evenly(line: Outline, step: number): Point[] {
  const points: Point[] = [line[0] as Point];
  let left = step;
  for (let leg = 1; leg < line.length; leg++) {
    const [[ax, ay], [bx, by]] = [line[leg - 1] as Point, line[leg] as Point];
    const long = Math.hypot(bx - ax, by - ay);
    for (; left <= long; left += step)
      points.push([ax + ((bx - ax) * left) / long, ay + ((by - ay) * left) / long]);
    left -= long;
  }
  points.push(line.at(-1) as Point);
  return points;
}

/** A tearing hand takes a new hold now and then, and the tear jumps. */
function grips(chance: Chance, long: number) {
  const holds: { from: number; width: number; jump: number }[] = [];
  for (let from = 0; from < long; from += chance.between(9, 34))
    holds.push({ from, width: chance.between(0.35, 1.35), jump: chance.between(-2.4, 2.4) });
  return (at: number) => holds.findLast(({ from }) => from <= at) ?? { width: 1, jump: 0 };
}

function outward(points: Outline, index: number, closed: boolean): Point {
  const last = points.length - 1;
  const near = (at: number) =>
    points[closed ? (at + points.length) % points.length : Math.max(0, Math.min(last, at))] as Point;
  const [[ax, ay], [bx, by]] = [near(index - 2), near(index + 2)];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / long, (ax - bx) / long];
}

/** A point in pixels; the spine is at x = 0, the top of the pages at y = 0. */
export interface Point {
  x: number;
  y: number;
}

export interface Leaf {
  width: number;
  height: number;
  /** 1 where it lies at the right of the spine and is turned to the left, -1 the other way round. */
  side: 1 | -1;
  /** Which of its outer corners was taken. */
  corner: "top" | "bottom";
}

export interface Fold {
  /** What still lies flat. */
  flat: Point[];
  /** What is folded over, before it is: `over` mirrors it. Empty where nothing is folded. */
  folded: Point[];
  /** Mirrors a point at the crease: a, b, c, d, e, f of a CSS matrix. */
  over: [number, number, number, number, number, number];
}

/** Where the outer corner is before anything is turned. */
export const cornerOf = ({ width, height, side, corner }: Leaf): Point => ({
  x: side * width,
  y: corner === "top" ? 0 : height,
});

/** How far a leaf is turned with its corner at `at`: 0 to 1. */
export const turnedAt = ({ width, side }: Leaf, at: Point): number =>
  Math.min(1, Math.max(0, (width - side * at.x) / (2 * width)));

/**
 * The nearest point to `at` that the corner reaches without tearing the leaf from its spine: no further from either end of the
 * spine than it is on flat paper.
 */
export function withinReach(leaf: Leaf, at: Point): Point {
  const { width, height, corner } = leaf;
  const [near, far] = corner === "top" ? [0, height] : [height, 0];
  return pulled(pulled(at, { x: 0, y: near }, width), { x: 0, y: far }, Math.hypot(width, height));
}

function pulled(at: Point, to: Point, most: number): Point {
  const far = Math.hypot(at.x - to.x, at.y - to.y);
  if (far <= most) return at;
  const part = most / far;
  return { x: to.x + (at.x - to.x) * part, y: to.y + (at.y - to.y) * part };
}

/** A leaf whose outer corner was carried to `at`: paper that is folded flat, as a sheet on a table is. */
export function foldTo(leaf: Leaf, at: Point): Fold {
  const { width, height, side } = leaf;
  const whole = [
    { x: 0, y: 0 },
    { x: side * width, y: 0 },
    { x: side * width, y: height },
    { x: 0, y: height },
  ];
  const from = cornerOf(leaf);
  const far = Math.hypot(from.x - at.x, from.y - at.y);
  if (far < 0.5) return { flat: whole, folded: [], over: [1, 0, 0, 1, 0, 0] };
  // The crease is halfway between where the corner was and where it is.
  const normal = { x: (from.x - at.x) / far, y: (from.y - at.y) / far };
  const middle = { x: (from.x + at.x) / 2, y: (from.y + at.y) / 2 };
  const beyond = (point: Point) => (point.x - middle.x) * normal.x + (point.y - middle.y) * normal.y;
  const offset = middle.x * normal.x + middle.y * normal.y;
  return {
    flat: cut(whole, (point) => -beyond(point)),
    folded: cut(whole, beyond),
    over: [
      1 - 2 * normal.x * normal.x,
      -2 * normal.x * normal.y,
      -2 * normal.x * normal.y,
      1 - 2 * normal.y * normal.y,
      2 * offset * normal.x,
      2 * offset * normal.y,
    ],
  };
}

export function mirrored([a, b, c, d, e, f]: Fold["over"], { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The part of a convex outline where `inside` is not negative. */
function cut(outline: Point[], inside: (point: Point) => number): Point[] {
  return outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    const [here, there] = [inside(point), inside(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part }];
  });
}

import { randomFrom } from "@toadstool/stage";

interface Star {
  /** Degrees round from north, and above the horizon. */
  round: number;
  up: number;
  /** Magnitude: 0 is bright, 6 the least that good eyes make out. */
  faint: number;
  name?: string;
}

/** A constellation of this planetarium’s own: where it is, its stars from there, and which are joined. */
interface Figure {
  name: string;
  round: number;
  up: number;
  stars: readonly (readonly [round: number, up: number])[];
  joined: readonly (readonly [number, number])[];
}

export const figures: readonly Figure[] = [
  {
    name: "the Snail",
    round: 40,
    up: 42,
    stars: [
      [-16, -8],
      [12, -8],
      [17, 3],
      [21, 9],
      [-2, -6],
      [-11, 0],
      [-6, 9],
      [3, 6],
      [2, -1],
    ],
    joined: [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 5],
      [5, 6],
      [6, 7],
      [7, 8],
      [8, 4],
    ],
  },
  {
    name: "the Spoon",
    round: 130,
    up: 30,
    stars: [
      [-20, -10],
      [-8, -3],
      [4, 4],
      [10, 12],
      [18, 12],
      [19, 5],
      [12, 2],
    ],
    joined: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 2],
    ],
  },
  {
    name: "the Lost Glove",
    round: 215,
    up: 38,
    stars: [
      [-8, -12],
      [8, -12],
      [10, 2],
      [7, 12],
      [3, 4],
      [1, 14],
      [-2, 4],
      [-5, 12],
      [-9, 2],
      [-17, 1],
    ],
    joined: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 8],
      [8, 9],
      [8, 0],
    ],
  },
  {
    name: "the Late Bus",
    round: 300,
    up: 26,
    stars: [
      [-16, -7],
      [16, -7],
      [16, 7],
      [-16, 7],
      [-8, -11],
      [8, -11],
    ],
    joined: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [0, 4],
      [1, 5],
    ],
  },
];

/** Nine hundred stars, a tenth of the catalogue, and those of the figures: the same for the same seed. */
export function starsOf(seed: number): Star[] {
  const random = randomFrom(seed);
  const field = Array.from({ length: 900 }, (): Star => ({
    round: random() * 360,
    up: Math.asin(random()) * (180 / Math.PI),
    faint: 6 - 4.5 * random() ** 4,
  }));
  const named = figures.flatMap(({ name, round, up, stars }) =>
    stars.map(([x, y], i): Star => ({ round: round + x, up: up + y, faint: 1, ...(i === 0 && { name }) })),
  );
  return [...field, ...named];
}

/** Where a direction is on a screen of one unit high, looking `round` and `up`; null where it is behind or out of sight. */
export function seenAt(
  star: Pick<Star, "round" | "up">,
  look: { round: number; up: number },
): { x: number; y: number } | null {
  const turn = ((((star.round - look.round) % 360) + 540) % 360) - 180;
  const [x, y] = [(turn * Math.cos((star.up * Math.PI) / 180)) / 52, (look.up - star.up) / 52];
  return Math.abs(x) > 1.1 || Math.abs(y) > 0.7 ? null : { x, y };
}

/** The figure nearest to the middle of the view, if one is near. */
export function figureIn(look: { round: number; up: number }): Figure | null {
  const near = figures
    .map((figure) => ({ figure, at: seenAt(figure, look) }))
    .filter(({ at }) => at && Math.hypot(at.x, at.y) < 0.45);
  return near[0]?.figure ?? null;
}

/** How sure it is that one cannot see them, of nights of which 19 in 23 were overcast. */
export const certainty = (clouds: number): string =>
  clouds >= 95
    ? "sure"
    : clouds > 60
      ? "fairly sure"
      : clouds > 20
        ? "not so sure"
        : "as surprised as you are";

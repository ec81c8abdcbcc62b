import { pathOfDots } from "./dot-paths.ts";

/** The banner as a printer would screen it: a toadstool taken apart into inks, each ink into dots of a few sizes. */
export interface Plate {
  ink: "teal" | "yellow" | "pink" | "violet";
  /** Each ink's screen stands at its own angle, so that the dots make rosettes and not stripes. */
  angle: number;
  /** One path a dot size: a dot is a stroke of no length with round ends. */
  dots: { width: number; path: string }[];
}

const side = 100;
/** The pond ends below the rest; nothing is printed beyond. */
const foot = side + 12;
const pitch = 2;
const sizes = [0.55, 0.9, 1.25, 1.6, 1.95];

/** How much of an ink a place takes, 0 to 1. */
type Tone = (x: number, y: number) => number;

const spots = [
  { x: 31, y: 34, r: 7.5 },
  { x: 52, y: 20, r: 6 },
  { x: 56, y: 42, r: 8.5 },
  { x: 76, y: 34, r: 6.5 },
  { x: 17, y: 50, r: 4.5 },
  { x: 85, y: 50, r: 4 },
];

const inCap = (x: number, y: number) => {
  const rim = 57 - 5 * ((x - 50) / 44) ** 2;
  return y < rim + 1.5 && Math.abs((x - 50) / 44) ** 2.3 + Math.abs((y - 55) / 46) ** 2.3 < 1 ? 1 : 0;
};
const inStem = (x: number, y: number) => {
  const half = 9.5 + ((y - 55) / 40) ** 2 * 6;
  return y > 55 && y < 95 && Math.abs(x - 50 - (y - 55) * 0.06) < half ? 1 : 0;
};
const inSpot = (x: number, y: number) => (spots.some((s) => Math.hypot(x - s.x, y - s.y) < s.r) ? 1 : 0);

const clamp = (tone: number) => Math.min(1, Math.max(0, tone));

const tones: Record<Plate["ink"], Tone> = {
  pink: (x, y) => (inCap(x, y) && !inSpot(x, y) ? clamp(0.42 + (x - 22) / 90 + (y - 10) / 120) : 0),
  yellow: (x, y) =>
    Math.max(
      inCap(x, y) && inSpot(x - 1.4, y - 1) ? 0.95 : 0,
      inStem(x, y) ? clamp(0.75 - (x - 38) / 60) : 0,
    ),
  violet: (x, y) =>
    Math.max(
      inCap(x, y) && !inSpot(x, y) ? clamp((Math.hypot(x - 30, y - 20) - 34) / 34) : 0,
      inStem(x, y) ? clamp((x - 47) / 16 + (66 - y) / 22) : 0,
    ),
  teal: (x, y) => {
    const ripple = Math.hypot((x - 50) / 2.9, y - 94);
    return y > 82 && ripple < 17 && !inStem(x, y) ? clamp(0.85 - ripple / 20) : 0;
  },
};

const angles: Record<Plate["ink"], number> = { teal: 0, yellow: 15, pink: 75, violet: 45 };

export const plates: Plate[] = (["teal", "yellow", "pink", "violet"] as const).map((ink) => ({
  ink,
  angle: angles[ink],
  dots: screened(tones[ink], angles[ink]),
}));

export const bannerSide = side;

/** Walks the turned screen and sorts its dots by size. */
function screened(tone: Tone, angle: number): Plate["dots"] {
  const dots = sizes.map((): [number, number][] => []);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const reach = Math.ceil(side / pitch) * pitch;
  for (let v = -reach; v <= reach; v += pitch) {
    for (let u = -reach; u <= reach; u += pitch) {
      const x = side / 2 + u * cos - v * sin;
      const y = side / 2 + u * sin + v * cos;
      if (x < 0 || x > side || y < 0 || y > foot) continue;
      const size = Math.round(tone(x, y) * sizes.length) - 1;
      dots[size]?.push([u, v]);
    }
  }
  return sizes
    .map((width, index) => ({ width, path: pathOfDots(dots[index] ?? []) }))
    .filter(({ path }) => path !== "");
}

/** Strokes of capitals in a box of 100 by 100, and whether each end wants a serif: pen paths before there is a pen. */
const strokes: Record<string, string> = {
  A: "M8 100L50 0L92 100M24 64H76",
  B: "M16 0V100M16 0H50Q78 2 78 25T50 50H16M50 50Q86 52 86 76T50 100H16",
  C: "M90 20Q74 0 50 0Q10 0 10 50Q10 100 50 100Q74 100 90 80",
  D: "M16 0V100M16 0H44Q90 6 90 50T44 100H16",
  E: "M84 0H18V100H86M18 49H68",
  F: "M84 0H18V100M18 49H68",
  G: "M90 18Q74 0 50 0Q10 0 10 50Q10 100 50 100Q84 98 90 74V54H58",
  H: "M14 0V100M86 0V100M14 50H86",
  I: "M50 0V100",
  J: "M74 0V70Q72 100 44 100T14 72",
  K: "M16 0V100M84 0L18 58M40 40L90 100",
  L: "M18 0V100H86",
  M: "M10 100V0L50 66L90 0V100",
  N: "M14 100V0L86 100V0",
  O: "M10 50Q10 0 50 0Q90 0 90 50Q90 100 50 100Q10 100 10 50V49",
  P: "M16 100V0H52Q86 2 86 28T52 56H16",
  Q: "M10 50Q10 0 50 0Q90 0 90 50Q90 100 50 100Q10 100 10 50V49M58 74L94 108",
  R: "M16 100V0H52Q84 2 84 26T52 52H16M48 52L90 100",
  S: "M84 16Q70 0 48 0Q16 2 16 26T50 50Q86 54 86 76T50 100Q24 100 12 82",
  T: "M6 0H94M50 0V100",
  U: "M14 0V64Q16 100 50 100T86 64V0",
  V: "M8 0L50 100L92 0",
  W: "M4 0L27 100L50 24L73 100L96 0",
  X: "M12 0L88 100M88 0L12 100",
  Y: "M8 0L50 52L92 0M50 52V100",
  Z: "M14 0H86L14 100H86",
  "&": "M92 100L30 34Q20 2 46 0T62 26Q58 42 24 60Q2 88 30 100T84 56",
};

export type Made = "gilt" | "plywood" | "enamel" | "neon" | "brass" | "brush" | "vinyl";
export interface Letter {
  path: string;
  made: Made;
  /** Where it was traced, and what is the matter with it. */
  from: string;
  /** Degrees that it leans or lies. */
  turned: number;
}

const shops: Record<string, readonly [Made, string, number?]> = {
  A: ["brush", "a baker, brush on plaster"],
  B: ["plywood", "a button shop, one screw"],
  C: ["enamel", "a chemist, enamel"],
  D: ["vinyl", "a video library, 2004"],
  E: ["gilt", "an undertaker, gilt, still open"],
  F: ["gilt", "the fishmonger, 1911. It leans, since a lorry in 1962", 9],
  G: ["brush", "a greengrocer, with a tail"],
  H: ["brass", "a hatter, brass"],
  I: ["vinyl", "an internet café. Its dot went with the café"],
  J: ["brush", "the cobbler, from behind, in the rain"],
  K: ["neon", "a kebab shop, lit"],
  L: ["plywood", "a lamp shop, in the dark"],
  M: ["enamel", "Quality Meats, the other end"],
  N: ["neon", "the launderette, standing up"],
  O: ["plywood", "a wool shop, 1950s, cream"],
  P: ["gilt", "a pawnbroker, gilt, not redeemed"],
  Q: ["enamel", "Quality Meats. There was only the one"],
  R: ["neon", "the radio repairer, unlit since 1988"],
  S: ["gilt", "a saddler, gilt, for no horses"],
  T: ["brass", "a tailor, brass"],
  U: ["vinyl", "an umbrella hospital"],
  V: ["vinyl", "the other video library"],
  W: ["plywood", "the wool shop again. It could spare one"],
  X: ["vinyl", "a bookmaker. It means nothing"],
  Y: ["brush", "a toy shop, the last to close"],
  Z: ["neon", "the launderette. It is an N, lying down. It had slipped before I came", 90],
  "&": ["brass", "a solicitor, brass"],
};

export function letterOf(character: string): Letter | null {
  const key = character.toUpperCase();
  const shop = shops[key];
  const path = key === "Z" ? strokes.N : strokes[key];
  if (!shop || !path) return null;
  return { path, made: shop[0], from: shop[1], turned: shop[2] ?? 0 };
}

export const [oldest, newest] = [1911, 2004] as const;

export interface Hand {
  /** Of the box’s width. */
  width: number;
  /** Thickness of the pen, of a hundred. */
  weight: number;
  /** Length of a serif on each side of the pen; vinyl has none. */
  serif: number;
}

/** The hand of a year: narrow and pleased with itself at 1911, vinyl by 2004. */
export function handOf(year: number): Hand {
  const way = Math.min(1, Math.max(0, (year - oldest) / (newest - oldest)));
  return { width: 0.5 + way * 0.5, weight: 9 + way * 17, serif: Math.max(0, 15 * (1 - way * 1.35)) };
}

/** Letters and spaces that the street has; anything else was never on a sign. */
export const onTheStreet = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z& ]/g, "")
    .replace(/ +/g, " ");

/** Ends of straight strokes that a sign-writer before the war would have put a foot on. */
export function feetOf(path: string): { x: number; y: number }[] {
  const points: { x: number; y: number; starts: boolean }[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([MLHVQT])([^MLHVQT]*)/g)) {
    const values = rest.trim().split(/[ ,]+/).map(Number);
    if (command === "H") x = values[0] ?? 0;
    else if (command === "V") y = values[0] ?? 0;
    else [x, y] = [values.at(-2) ?? 0, values.at(-1) ?? 0];
    points.push({ x, y, starts: command === "M" });
  }
  const ends = points.filter((point, at) => point.starts || !points[at + 1] || points[at + 1]?.starts);
  return ends.filter(
    (end, at) =>
      (end.y === 0 || end.y === 100) &&
      ends.findIndex((other) => other.x === end.x && other.y === end.y) === at,
  );
}

import { randomFrom } from "@toadstool/stage";

interface Jar {
  number: number;
  from: string;
  /** The share of light that it scatters in week nine. */
  cloud: number;
}

export const jars: readonly Jar[] = [
  { number: 2, from: "the top lock", cloud: 0.14 },
  { number: 4, from: "below the reed bed", cloud: 0.09 },
  { number: 7, from: "below the car wash", cloud: 0.71 },
  { number: 11, from: "the basin", cloud: 0.38 },
  { number: 12, from: "my tap", cloud: 0.12 },
];

/** Jar 11 grew clear until the fifth week, when somebody moved it nearer to the door. */
export function cloudOf({ number, cloud }: Jar, week: number): number {
  const share = number === 11 ? Math.max(0, (week - 5) / 4) : Math.min(1, week / 2);
  return 0.05 + (cloud - 0.05) * share;
}

interface Cube {
  x: number;
  y: number;
  /** In week nine. */
  edge: number;
  /** The week in which it begins. */
  born: number;
  turn: number;
}

/** The cubes of a jar around the wire’s end, the oldest first: the same for the same seed. */
export function cubesOf(jar: Jar, seed: number): Cube[] {
  const random = randomFrom(seed * 100 + jar.number);
  return Array.from({ length: 16 }, (_, i) => {
    const angle = random() * 2 * Math.PI;
    const away = i === 0 ? 0 : 16 + 62 * Math.sqrt(random());
    return {
      x: away * Math.cos(angle),
      y: away * 0.9 * Math.sin(angle),
      edge: i === 0 ? 74 : 20 + 34 * random(),
      born: i === 0 ? 0.2 : 0.4 + random() * 6.5,
      turn: -20 + 40 * random(),
    };
  }).toSorted((one, other) => one.born - other.born);
}

export const edgeOf = ({ edge, born }: Cube, week: number): number =>
  week <= born ? 0 : edge * Math.sqrt((week - born) / (9 - born));

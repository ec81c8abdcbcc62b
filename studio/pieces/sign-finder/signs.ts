/** Twenty signs of Toad, which exists on this page alone: no language of people is spelt wrong here. */
export interface Sign {
  means: string;
  shape: Shape;
  place: Place;
  way: Way;
}

/** Which of four fingers are out, index first, and whether the thumb is. */
export const shapes = {
  flat: { name: "Flat, thumb in", fingers: "1111", thumb: false },
  open: { name: "Flat, thumb out", fingers: "1111", thumb: true },
  fist: { name: "Fist", fingers: "0000", thumb: false },
  point: { name: "One finger", fingers: "1000", thumb: false },
  two: { name: "Two fingers", fingers: "1100", thumb: false },
  horns: { name: "First and last", fingers: "1001", thumb: false },
  hook: { name: "Last finger, thumb", fingers: "0001", thumb: true },
  thumb: { name: "Thumb alone", fingers: "0000", thumb: true },
} as const;
export type Shape = keyof typeof shapes;

export const places = {
  brow: "Brow",
  chin: "Chin",
  chest: "Chest",
  hand: "Other hand",
  air: "The air in front",
} as const;
export type Place = keyof typeof places;
export const ways = {
  still: "It did not",
  up: "Up",
  down: "Down",
  side: "Sideways",
  round: "In a circle",
} as const;
export type Way = keyof typeof ways;

const sign = (means: string, shape: Shape, place: Place, way: Way): Sign => ({ means, shape, place, way });
export const signs: readonly Sign[] = [
  sign("pond", "flat", "chest", "side"),
  sign("rain soon", "open", "air", "down"),
  sign("fly", "point", "air", "round"),
  sign("two flies", "two", "air", "round"),
  sign("snail", "horns", "hand", "side"),
  sign("heron", "two", "brow", "down"),
  sign("loud", "open", "chin", "up"),
  sign("not so loud", "flat", "chin", "down"),
  sign("already", "flat", "brow", "still"),
  sign("moon", "hook", "brow", "up"),
  sign("sorry", "fist", "chest", "round"),
  sign("not sorry", "thumb", "chest", "up"),
  sign("soup", "hook", "chin", "round"),
  sign("more soup", "hook", "hand", "round"),
  sign("stairs", "two", "hand", "up"),
  sign("bus", "fist", "air", "side"),
  sign("mine", "flat", "chest", "still"),
  sign("who?", "point", "chin", "round"),
  sign("good, thanks", "thumb", "hand", "down"),
  sign("goodnight", "open", "brow", "down"),
];

/** Shapes that people take for one another are near; the others are far. Both ways round. */
const confused: [Shape, Shape, number][] = [
  ["flat", "open", 0.25],
  ["point", "two", 0.45],
  ["fist", "thumb", 0.45],
  ["hook", "horns", 0.5],
  ["thumb", "hook", 0.6],
  ["two", "horns", 0.7],
];

export function distanceOf(one: Shape, other: Shape): number {
  if (one === other) return 0;
  const known = confused.find(([a, b]) => (a === one && b === other) || (a === other && b === one));
  return known?.[2] ?? 1;
}

export interface Seen {
  shape?: Shape;
  place?: Place;
  way?: Way;
}

/** All signs, the nearest first: 0 is as it was seen. What was not seen counts nothing. */
export function nearest({ shape, place, way }: Seen): { sign: Sign; far: number }[] {
  return signs
    .map((sign) => ({
      sign,
      far:
        (shape ? 1.4 * distanceOf(shape, sign.shape) : 0) +
        (place && place !== sign.place ? 0.9 : 0) +
        (way && way !== sign.way ? 0.7 : 0),
    }))
    .toSorted((one, other) => one.far - other.far);
}

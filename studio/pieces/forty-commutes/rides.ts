import { randomFrom } from "@toadstool/stage";

export type Bridge = "north" | "south";
interface Ride {
  /** "Friday 1 March". */
  date: string;
  bridge: Bridge;
  isWet: boolean;
  /** Rode to the other bridge first. */
  isTurned: boolean;
  /** What there was to say of it. */
  note: string;
}

const south = [2, 5, 7, 8, 12, 14, 15, 19, 21, 24, 25, 27, 30, 33, 35, 38, 40];
const wet = [4, 7, 16, 22, 29, 37];
const turned = [9, 21, 34];
/** By the gasworks the satellite’s signal bounces: the same mistake on six mornings. */
const astray = [3, 10, 17, 23, 31, 36];
const reasons = {
  north: [
    "The light was green.",
    "It is flat.",
    "I was late.",
    "I do not remember deciding.",
    "No reason was logged.",
  ],
  south: ["The heron was in.", "Hops.", "It is shorter, by a hill.", "I wanted the hill, it seems."],
};

/** The forty mornings of 2019 from the first of March to the last Monday in April, without weekends and Easter. */
export const rides: readonly Ride[] = mornings().map((day, at) => {
  const number = at + 1;
  const bridge: Bridge = south.includes(number) ? "south" : "north";
  const isTurned = turned.includes(number);
  const reason = reasons[bridge][(at + Math.floor(at / 5) * 2) % reasons[bridge].length] ?? "";
  const note =
    number === 11
      ? "The square is a dropped glove."
      : number === 32
        ? "It ends at a dentist’s."
        : number === 40
          ? "The pen died nine centimetres short. The rest is in another blue."
          : astray.includes(number)
            ? "By the gasworks the satellite saw me cross the canal without a boat."
            : isTurned
              ? `Went to the ${bridge === "north" ? "south" : "north"} one first, and turned round on the bank.`
              : reason;
  const date = day.toLocaleDateString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return { date, bridge, isWet: wet.includes(number), isTurned, note };
});

function mornings(): Date[] {
  const days: Date[] = [];
  for (let day = Date.UTC(2019, 2, 1); day <= Date.UTC(2019, 3, 29); day += 86_400_000) {
    const date = new Date(day);
    const isEaster = date.getUTCMonth() === 3 && [19, 22].includes(date.getUTCDate());
    if (date.getUTCDay() % 6 !== 0 && !isEaster) days.push(date);
  }
  return days;
}

type Point = readonly [number, number];
export const home: Point = [58, 176];
const studio: Point = [546, 168];
const ways: Record<Bridge, readonly Point[]> = {
  north: [
    [110, 168],
    [150, 112],
    [214, 92],
    [286, 88],
    [340, 88],
    [410, 96],
    [466, 132],
  ],
  south: [
    [110, 182],
    [146, 226],
    [206, 250],
    [274, 256],
    [332, 254],
    [398, 244],
    [462, 206],
  ],
};
const banks: Record<Bridge, readonly Point[]> = {
  north: [
    [150, 112],
    [214, 92],
    [262, 90],
    [268, 108],
    [252, 116],
    [214, 132],
    [176, 180],
  ],
  south: [
    [146, 226],
    [206, 250],
    [254, 256],
    [262, 238],
    [248, 228],
    [206, 208],
    [180, 170],
  ],
};

const gasworks: readonly Point[] = [
  [240, 142],
  [300, 156],
  [350, 132],
];

/** Where the pen goes on a morning, as SVG: from the front door to where the ride ended. */
export function trackOf(number: number): string {
  const ride = rides[number - 1];
  if (!ride) return "";
  const random = randomFrom(number * 97);
  const way = astray.includes(number)
    ? [...ways.north.slice(0, 3), ...gasworks, ...ways.north.slice(5)]
    : ways[ride.bridge];
  const detour = ride.isTurned ? banks[ride.bridge === "north" ? "south" : "north"] : [];
  const square: Point[] =
    number === 11
      ? [
          [410, 96],
          [410, 66],
          [440, 66],
          [440, 96],
          [412, 96],
        ]
      : [];
  const end = number === 32 ? ([462, 44] as Point) : studio;
  const rest = number === 32 ? way.slice(0, -1) : way;
  const loose = (amount: number) => (random() - 0.5) * amount;
  // Near the houses the rides keep to the street; on the path by the canal to the whole width of it.
  const points: Point[] = [
    home,
    ...detour.map(([x, y]): Point => [x + loose(8), y + loose(8)]),
    ...rest.map(([x, y]): Point => [x + loose(11), y + loose(x > 240 && x < 350 ? 8 : 15)]),
    ...square,
    end,
  ];
  let path = `M${home[0]} ${home[1]}`;
  points.slice(1, -1).forEach(([x, y], at) => {
    const [nextX, nextY] = points[at + 2] ?? end;
    path +=
      square.length && x >= 410 && x <= 441
        ? `L${x} ${y}`
        : `Q${r(x)} ${r(y)} ${r((x + nextX) / 2)} ${r((y + nextY) / 2)}`;
  });
  return `${path}L${end[0]} ${end[1]}`;
}

const r = (value: number) => Math.round(value * 10) / 10;

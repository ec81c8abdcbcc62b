import { randomFrom } from "@toadstool/stage";

/** Nine drawers wide, seven high. */
export const kinds = 63;

const owners = ["Aunt’s", "Wren’s", "Widow’s", "Postman’s", "Bishop’s", "Twin’s", "Ferryman’s"];
const looks = ["Purple", "Egg", "Elbow", "Best Hat", "Lantern", "Early", "Late", "Regret", "Good Spoon"];
const gardens = [
  "Marsh Lane",
  "Tanner’s Row",
  "School Lane",
  "Station Road",
  "Gasworks Walk",
  "the canal bank",
];
const slugs = [
  "Slugs. They were very organised.",
  "The slug had them. I am enclosing the slug.",
  "Slugs, all twelve. One had the label.",
  "They were delicious. I forgot to stop.",
  "A slug, singular. I did not know that they could.",
];

/** Sixty-three names, no two alike: Aunt’s Purple is in the first drawer. */
export const nameOf = (drawer: number): string =>
  `${owners[Math.floor(drawer / looks.length)]} ${looks[drawer % looks.length]}`;

/** Squash: the only things in the building that cannot be trusted. */
export const isSquash = (drawer: number): boolean => drawer % 21 === 20;

export interface Packet {
  drawer: number;
  seeds: number;
  /** Who had it and when, newest first. */
  line: readonly { year: number; garden: string }[];
  isSurprise: boolean;
}

export const firstOf = (drawer: number): Packet => ({
  drawer,
  seeds: 12,
  line: [{ year: 2018, garden: "the cake tin" }],
  isSurprise: false,
});

type Return = { kind: "back"; packet: Packet } | { kind: "overdue"; reply: string };

/** A lending library’s autumn. Four in ten never come back; the others come back double, and squash as they please. */
export function autumnOf(seed: number): (packet: Packet) => Return {
  const random = randomFrom(seed);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  return (packet) => {
    if (random() < 0.4) return { kind: "overdue", reply: pick(slugs) };
    const last = packet.line[0];
    const garden = pick(gardens.filter((name) => name !== last?.garden));
    const line = [{ year: (last?.year ?? 2018) + 1, garden }, ...packet.line];
    return {
      kind: "back",
      packet: { ...packet, seeds: 24, line, isSurprise: packet.isSurprise || isSquash(packet.drawer) },
    };
  };
}

/** What the label printer prints: the name, where it was grown, and the line of descent. */
export function labelOf({ drawer, line, isSurprise }: Packet): string[] {
  const kind = isSurprise ? "SURPRISE" : isSquash(drawer) ? "SQUASH" : "CLIMBING BEAN";
  const years = line.map(({ year, garden }) => `${year}, ${garden}`);
  const shown =
    years.length > 5 ? [...years.slice(0, 3), `… ${years.length - 4} more …`, years.at(-1) ?? ""] : years;
  return [kind, `“${nameOf(drawer)}”`, ...shown];
}

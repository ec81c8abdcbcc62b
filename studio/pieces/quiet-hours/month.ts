import { randomFrom } from "@toadstool/stage";

/** The key of the scarf: rows of each wool, quietest first. */
export const wools = [
  { name: "midnight blue", colour: "#202f66", from: 24, to: 32, rows: 301 },
  { name: "slate", colour: "#75869c", from: 32, to: 38, rows: 178 },
  { name: "teal", colour: "#00a896", from: 38, to: 44, rows: 121 },
  { name: "mustard", colour: "#ffc93c", from: 44, to: 50, rows: 63 },
  { name: "orange", colour: "#ff8a3c", from: 50, to: 56, rows: 24 },
  { name: "red", colour: "#d8323a", from: 56, to: 63, rows: 9 },
] as const;
const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const clock = [
  "midnight",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
];

export const hours: number = 29 * 24;
/** A Sunday at four in the morning. */
export const ninth: number = 15 * 24 + 4;

/** February 2020 began on a Saturday. */
export const weekdayOf = (row: number): number => (6 + Math.floor(row / 24)) % 7;

interface Row {
  decibels: number;
  wool: number;
}

/** The month by the hour, with as many rows of each wool as the key says. */
export function monthOf(seed: number): Row[] {
  const random = randomFrom(seed);
  const loudness = Array.from({ length: hours }, (_, row) => {
    const [hour, weekday] = [row % 24, weekdayOf(row)];
    if (row === ninth || (weekday === 4 && (hour === 10 || hour === 11))) return 100 + random();
    // The boiler, until two in the morning.
    if (hour >= 22 || hour < 2) return 5 + random();
    if (hour === 8) return 3 + random();
    if (weekday === 0 || hour < 9 || hour > (weekday === 6 ? 16 : 19)) return 1 + random();
    if (weekday === 6) return 7 + random() * 5;
    // Students, of whom too much is said.
    return hour > 12 && hour < 18 ? 9 + random() * 4 : 7 + random() * 3.5;
  });
  const ranked = loudness.map((_, row) => row).toSorted((a, b) => (loudness[a] ?? 0) - (loudness[b] ?? 0));
  const rows: Row[] = Array.from({ length: hours });
  let rank = 0;
  wools.forEach(({ from, to, rows: many }, wool) => {
    for (let i = 0; i < many; i += 1, rank += 1)
      rows[ranked[rank] ?? 0] = { wool, decibels: Math.floor(from + ((to - from) * i) / many) };
  });
  return rows;
}

export function hourOf(row: number): string {
  const hour = row % 24;
  const part = hour < 12 ? "in the morning" : hour < 18 ? "in the afternoon" : "at night";
  const named = hour === 12 ? "noon" : hour === 0 ? "midnight" : `${clock[hour % 12]} ${part}`;
  return `${days[weekdayOf(row)]} ${Math.floor(row / 24) + 1} February, ${named}`;
}

/** Who it was. */
export function causeOf(row: number, { wool }: Row): string {
  const hour = row % 24;
  if (row === ninth) return "I asked. Nobody knows.";
  if (wool === 5)
    return hour === 10 ? "Rhyme Time for the under-threes." : "The queue for the lift after Rhyme Time.";
  if (wool === 4) return "A trolley with one wheel that has opinions.";
  if (wool === 3) return "Students. They had thought that they would be the loud one.";
  if (wool === 2) return "Pages.";
  if (wool === 1)
    return hour > 19 || hour < 2 ? "The boiler, and nobody else." : "The librarian, being quiet at somebody.";
  return hour > 7 && hour < 20 ? "Shut. It shows." : "Not even the boiler.";
}

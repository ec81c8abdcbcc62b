import { randomFrom } from "@toadstool/stage";

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
export const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Millimetres of each month, 742 in all, and its wet days, 171 in all. June was the driest. */
const millimetres = [86, 74, 68, 46, 42, 16, 38, 62, 64, 84, 80, 82] as const;
const wetDays = [18, 16, 15, 11, 11, 6, 9, 14, 14, 19, 19, 19] as const;

/** A year of days in fifths of a millimetre: which days were wet, and how wet, follows from the seed; the sums do not. */
export function yearOf(seed: number): number[] {
  const random = randomFrom(seed);
  return lengths.flatMap((length, month) =>
    monthOf(length, wetDays[month] ?? 0, 5 * (millimetres[month] ?? 0), random),
  );
}

function monthOf(length: number, wet: number, fifths: number, random: () => number): number[] {
  const chances = Array.from({ length }, () => random());
  const bound = chances.toSorted((one, other) => one - other)[wet] ?? 1;
  const amounts = chances.map((chance) => (chance < bound ? 0.1 - Math.log(1 - random() * 0.98) : 0));
  const sum = amounts.reduce((one, other) => one + other, 0);
  const rain = amounts.map((amount) => (amount === 0 ? 0 : 1 + Math.floor((amount / sum) * (fifths - wet))));
  // Rounding leaves a little over, which the wettest day takes: the books balance.
  const wettest = rain.indexOf(Math.max(...rain));
  rain[wettest] = (rain[wettest] ?? 0) + fifths - rain.reduce((one, other) => one + other, 0);
  return rain;
}

/** Which month and day the day of the year is, both from 0. */
export function dateOf(day: number): { month: number; date: number } {
  let left = day;
  let month = 0;
  while (left >= (lengths[month] ?? 31)) left -= lengths[month++] ?? 31;
  return { month, date: left };
}

export const inMillimetres = (fifths: number): string => (fifths / 5).toFixed(1);

/** The entry in the book: how it rained, in the keeper’s words. */
export function entryOf(fifths: number): string {
  const mm = fifths / 5;
  if (mm === 0) return "dry";
  if (mm < 0.6) return "drizzle, did not commit";
  if (mm < 3) return "showers, after lunch";
  if (mm < 8) return "rain, all morning";
  return mm < 16 ? "rain, meant it" : "the wettest kind";
}

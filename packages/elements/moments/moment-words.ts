import { formatAgo, formatDate, formatList } from "@toadstool/language";
import type { ElementsSpeech } from "../words.ts";

/** `4 March, 09:00`; with the year if that is not the year of `now`, or if `now` is unknown. */
export function momentWords(speech: ElementsSpeech, instant: string, timeZone: string, now?: Date): string {
  const isThisYear = now && yearOf(instant, timeZone) === yearOf(now, timeZone);
  const day = formatDate(speech.language, instant, {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
    timeZone,
  });
  return speech.elements.moments.dayAndTime({ day, time: timeWords(speech, instant, timeZone) });
}

/** `5 minutes ago, at 17:59`: how long ago it feels, and when it was. */
export function agoWords(speech: ElementsSpeech, instant: string, now: Date, timeZone: string): string {
  const words = speech.elements.moments;
  const seconds = Math.max(0, (now.getTime() - new Date(instant).getTime()) / 1000);
  const time = timeWords(speech, instant, timeZone);
  const days = daysBetween(instant, now, timeZone);
  const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    formatAgo(speech.language, -Math.floor(count), unit);
  if (seconds < 60) return words.justNow({ time });
  if (seconds < 3600) return words.agoAt({ ago: ago(seconds / 60, "minute"), time });
  if (days === 0 || seconds < 6 * 3600) return words.agoAt({ ago: ago(seconds / 3600, "hour"), time });
  if (days === 1) return words.yesterday({ time });
  const moment = momentWords(speech, instant, timeZone, now);
  if (days < 14) return words.agoOn({ ago: ago(days, "day"), moment });
  if (days < 60) return words.agoOn({ ago: ago(days / 7, "week"), moment });
  return words.on({ moment });
}

function timeWords({ language }: ElementsSpeech, instant: string, timeZone: string): string {
  return formatDate(language, instant, { hour: "2-digit", minute: "2-digit", timeZone });
}

/** `2026-03-04T09:00`, as a field for day and time holds it. */
export function localMoment(instant: string | Date, timeZone: string): string {
  const options = { dateStyle: "short", timeStyle: "short", timeZone } as const;
  return formatDate("sv-SE", instant, options).replace(" ", "T");
}

function yearOf(instant: string | Date, timeZone: string): string {
  return localMoment(instant, timeZone).slice(0, 4);
}

/** “Thursday, in 5 days”, for a day as a field holds it, with or without a time, seen from another; "" for what is no day. */
export function awayWords(language: string, day: string, today: string): string {
  const then = Date.parse(day.slice(0, 10));
  if (Number.isNaN(then)) return "";
  const days = Math.round((then - Date.parse(today)) / 86_400_000);
  const [length, unit] = awayUnits.find(([each]) => Math.abs(days) >= 2 * each) ?? ([1, "day"] as const);
  const weekday = formatDate(language, then, { weekday: "long", timeZone: "UTC" });
  return formatList(language, [weekday, formatAgo(language, Math.round(days / length), unit, "auto")], {
    type: "unit",
  });
}

/** In days, from the longest. */
const awayUnits = [
  [365, "year"],
  [30, "month"],
] as const;

function daysBetween(one: string, other: Date, timeZone: string): number {
  const day = (instant: string | Date) => Date.parse(localMoment(instant, timeZone).slice(0, 10));
  return Math.round((day(other) - day(one)) / 86_400_000);
}

import { formatAgo, formatDate } from "@toadstool/language";
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

function daysBetween(one: string, other: Date, timeZone: string): number {
  const day = (instant: string | Date) => Date.parse(localMoment(instant, timeZone).slice(0, 10));
  return Math.round((day(other) - day(one)) / 86_400_000);
}

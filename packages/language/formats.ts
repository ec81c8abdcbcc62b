import { isolate } from "./isolate.ts";

/** A formatter is expensive to make and cheap to use: each is made once. */
function once<Given extends unknown[], Format>(Kind: new (...given: Given) => Format) {
  const made = new Map<string, Format>();
  return (...given: Given): Format => {
    const key = JSON.stringify(given);
    const format = made.get(key) ?? new Kind(...given);
    made.set(key, format);
    return format;
  };
}

export const dateFormat = once(Intl.DateTimeFormat);
export const numberFormat = once(Intl.NumberFormat);
export const pluralRules = once(Intl.PluralRules);
const listFormat = once(Intl.ListFormat);
const relativeTimeFormat = once(Intl.RelativeTimeFormat);
const collators = once(Intl.Collator);

/** A moment in a language's own words. Without a zone among the options it is read in that of the machine. */
export function formatDate(
  language: string,
  at: Date | string | number,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(language, options).format(new Date(at));
}

export function formatNumber(language: string, number: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(language, options).format(number);
}

/** “paper, ink and glue”. */
export function formatList(
  language: string,
  items: Iterable<string>,
  options?: Intl.ListFormatOptions,
): string {
  return listFormat(language, options).format(Array.from(items, (item) => isolate(language, item)));
}

/** “3 days ago” for -3 days; with `auto`, “yesterday” for -1. */
export function formatAgo(
  language: string,
  count: number,
  unit: Intl.RelativeTimeFormatUnit,
  numeric: "always" | "auto" = "always",
): string {
  return relativeTimeFormat(language, { numeric }).format(count, unit);
}

/** A title within a sentence: in small letters, but in languages that write nouns with capitals as it is. */
export function withinSentence(language: string, title: string): string {
  return /^(?:de|lb|gsw|nds)\b/.test(language) ? title : title.toLocaleLowerCase(language);
}

/** Compares texts as a language sorts them, figures by their value. */
export function collator(language: string): Intl.Collator {
  return collators(language, { numeric: true });
}

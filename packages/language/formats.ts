import { isolate } from "./isolate.ts";

/** A formatter is expensive to make and cheap to use: each is made once. */
const made = new Map<string, unknown>();

function once<Format>(kind: string, language: string, options: object, make: () => Format): Format {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Format;
}

/** A moment in a language's own words. Without a zone among the options it is read in that of the machine. */
export function formatDate(
  language: string,
  at: Date | string | number,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(language, options).format(new Date(at));
}

export function dateFormat(language: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return once("date", language, options, () => new Intl.DateTimeFormat(language, options));
}

export function formatNumber(
  language: string,
  number: number,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(language, options).format(number);
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once("number", language, options, () => new Intl.NumberFormat(language, options));
}

export function pluralRules(language: string, options: Intl.PluralRulesOptions = {}): Intl.PluralRules {
  return once("plural", language, options, () => new Intl.PluralRules(language, options));
}

/** “paper, ink and glue”. */
export function formatList(
  language: string,
  items: Iterable<string>,
  options: Intl.ListFormatOptions = {},
): string {
  const list = once("list", language, options, () => new Intl.ListFormat(language, options));
  return list.format(Array.from(items, (item) => isolate(language, item)));
}

/** “3 days ago” for -3 days, “yesterday” for -1 with `numeric: "auto"`. */
export function formatAgo(
  language: string,
  count: number,
  unit: Intl.RelativeTimeFormatUnit,
  options: Intl.RelativeTimeFormatOptions = {},
): string {
  return once("ago", language, options, () => new Intl.RelativeTimeFormat(language, options)).format(
    count,
    unit,
  );
}

/** A title within a sentence: in small letters, but in languages that write nouns with capitals as it is. */
export function withinSentence(language: string, title: string): string {
  return /^(?:de|lb|gsw|nds)\b/.test(language) ? title : title.toLocaleLowerCase(language);
}

/** Compares texts as a language sorts them, figures by their value. */
export function collator(language: string): Intl.Collator {
  return once("collator", language, {}, () => new Intl.Collator(language, { numeric: true }));
}

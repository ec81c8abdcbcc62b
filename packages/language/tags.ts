/** Scripts that are written from right to left: https://www.unicode.org/reports/tr35/tr35-general.html */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** RFC 5646, section 4.4.1. */
export const longestLanguage = 35;

/** The language's tag as BCP 47 writes it, `de-CH` for `DE-ch`; null where no such language, script or region is known. */
export function languageTag(written: string): string | null {
  try {
    const tag = new Intl.Locale(written.trim());
    const { language, script, region } = tag;
    const isKnown =
      isNamed("language", language) &&
      (!script || isNamed("script", script)) &&
      (!region || isNamed("region", region));
    return isKnown && tag.baseName.length <= longestLanguage ? tag.baseName : null;
  } catch {
    return null;
  }
}

function isNamed(type: "language" | "script" | "region", code: string): boolean {
  return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
}

/** ISO 15924: `Arab` for `ar`, `Latn` for `de`. */
export function scriptOf(language: string): string {
  const known = scripts.get(language) ?? new Intl.Locale(language).maximize().script ?? "Latn";
  scripts.set(language, known);
  return known;
}

export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.test(scriptOf(language)) ? "rtl" : "ltr";
}

/** Asked for at each message. */
const scripts = new Map<string, string>();

/** “German” for `de` shown in `en`. */
export function languageName(language: string, shownIn: string): string {
  return new Intl.DisplayNames(shownIn, { type: "language" }).of(language) ?? language;
}

/** What an element carries whose text may be of another language than what is around it; nothing where it is the same. */
export function languageAttributes(language: string, around: string): { lang?: string; dir?: "ltr" | "rtl" } {
  if (!language || language === around) return {};
  const dir = directionOf(language);
  return { lang: language, ...(dir !== directionOf(around) && { dir }) };
}

/** The tags in which words of a language may be found, nearest first: `zh-Hant-TW`, `zh-Hant`, `zh`. RFC 4647, section 3.4. */
export function nearestTags(language: string): string[] {
  const parts = language.split("-");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
}

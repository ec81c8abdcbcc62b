/**
 * The sign of today’s rules of rendering and folding. With a change of either it becomes another one: texts with another sign are
 * rendered and folded again (domain/rendering).
 */
export const ruleOfToday = "\u001d";

/** Whose typography a text gets. */
export interface TextLanguage {
  /** Its own, a BCP 47 tag; "" for the site’s. */
  own: string;
  /** The site’s. */
  site: string;
}

/**
 * The sign of a rendered text. One without a language of its own follows the site’s, which precedes the sign of the rules in
 * characters that no search holds; English needs none.
 */
export function signOf({ own, site }: TextLanguage): string {
  const isUsual = own !== "" || /^en\b/i.test(site);
  return isUsual ? ruleOfToday : site.replaceAll(/./g, privateUse) + ruleOfToday;
}

/** The language of the site that a sign was written for. */
export function siteLanguageIn(sign: string): string {
  const [tag = ""] = /^[\uE000-\uE07F]+/.exec(sign) ?? [];
  return tag.replaceAll(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 0xe000)) || "en";
}

const privateUse = (letter: string) => String.fromCodePoint(0xe000 + letter.charCodeAt(0));

import { languageTag, longestLanguage } from "@toadstool/language";
import * as v from "valibot";
import { atMost } from "../text/at-most.ts";

/** A language as a text names it, in the spelling of BCP 47; "" for the site’s. Where it is not given, it stays. */
export const languageField = v.pipe(
  v.string("language must be a text."),
  v.trim(),
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (written) => written === "" || languageTag(written) !== null,
    ({ input }) =>
      `There is no language “${input.slice(0, longestLanguage)}”. Write its tag, like “de”, “ja” or “pt-BR”, or leave it empty for the site’s language.`,
  ),
  v.transform((written) => languageTag(written) ?? ""),
);

/** How every noun takes the language of a text, and the text that it is a translation of: by its slug or id, "" for none. */
export const translationFields = {
  language: v.optional(
    v.pipe(
      languageField,
      v.description("A tag of BCP 47, like `de`; empty for the site’s. Left out, it stays."),
    ),
  ),
  translationOf: v.optional(
    v.pipe(
      v.string("translationOf must be a slug or an id."),
      v.trim(),
      atMost("translationOf", 200),
      v.description(
        "The slug or id of the same text in another language, of the same kind; empty for none. Left out, it stays. No two translations have one language.",
      ),
    ),
  ),
};
export interface TranslationFields {
  language?: string | undefined;
  translationOf?: string | undefined;
}

/** A text among its translations. */
export interface Translation {
  /** Its path. */
  address: string;
  title: string;
  /** "" for the site’s. */
  language: string;
}

/** What the head of a page and a sitemap say of translations: each of them by its language, and the one for readers of other languages. */
export interface Alternate {
  hreflang: string;
  address: string;
}

/** @param translations all of a text’s, itself among them, oldest first */
export function alternatesOf(translations: readonly Translation[], siteLanguage: string): Alternate[] {
  const [oldest] = translations;
  if (!oldest || translations.length === 1) return [];
  const named = translations.map(({ address, language }) => ({
    hreflang: language || siteLanguage,
    address,
  }));
  const usual = named.find(({ hreflang }) => hreflang === siteLanguage) ?? oldest;
  return [...named, { hreflang: "x-default", address: usual.address }];
}

/** The same of many texts by their addresses. `group`: of the translations of one text. */
export function alternatesByAddress(
  translations: readonly (Translation & { group: string })[],
  siteLanguage: string,
): Map<string, Alternate[]> {
  const groups = new Map<string, Translation[]>();
  for (const { group, ...text } of translations) groups.set(group, [...(groups.get(group) ?? []), text]);
  const entries = [...groups.values()].flatMap((of) =>
    of.map(({ address }) => [address, alternatesOf(of, siteLanguage)] as const),
  );
  return new Map(entries);
}

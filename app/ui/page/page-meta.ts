import { type KnownFacts, type PageFacts, pageMeta as metaOf } from "./meta-tags.ts";
import { typographic } from "@toadstool/markdown/typography";
import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { SiteProfile } from "#domain/profile/profile.ts";
import { wordsOf } from "#domain/words/known-words.ts";
import { alternatesOf, type Translation } from "#domain/translations/translation.ts";
import type { Words } from "#domain/words/words.ts";
import { unknownProfile } from "../use-profile.ts";

/** What is known of a page and its site where the things are named that it is about; the profile’s language is the page’s. */
export type Known = KnownFacts & { profile: SiteProfile };
export type Things = (known: Known) => readonly Thing[];

/** A route's matches, as far as the meta tags ask: the root's data names the site's origin and its creator. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

interface Facts extends Omit<PageFacts, "tabTitle" | "things" | "alternates"> {
  /** Of what the page is about, where it is not the site’s. */
  language?: string | undefined;
  translations?: readonly Translation[] | undefined;
  things?: Things;
}

/** Title, description, canonical address, translations and what a shared link shows. */
export function pageMeta(
  { things, language, translations = [], ...facts }: Facts,
  matches: Matches,
): MetaDescriptor[] {
  const { origin, profile } = rootData(matches);
  const about = language ? { ...profile, language } : profile;
  const site = {
    name: profile.siteName,
    origin,
    locale: localeOf(about.language),
    image: { ...socialCard, alt: profile.siteName },
  };
  return metaOf(site, {
    ...facts,
    tabTitle: titled(facts.title, about),
    alternates: alternatesOf(translations, profile.language),
    things: things && ((known) => things({ ...known, profile: about })),
  });
}

/** As Open Graph writes it: `de_DE` for `de`. */
function localeOf(tag: string): string {
  const known = locales.get(tag);
  if (known !== undefined) return known;
  const { language, region } = new Intl.Locale(tag).maximize();
  const locale = `${language}_${region}`;
  locales.set(tag, locale);
  return locale;
}

const locales = new Map<string, string>();

const socialCard = { src: "/images/social-card.png", type: "image/png", width: 1200, height: 630 };

/** What the browser's tab shows of a page. */
export function titled(title: string, { siteName, language }: SiteProfile): string {
  return !siteName || title === siteName ? title : `${typographic(title, language)} · ${siteName}`;
}

/** The same for a route's `meta`. */
export function tabTitle(title: string, matches: Matches): MetaDescriptor {
  return { title: titled(title, rootData(matches).profile) };
}

export function rootData(matches: Matches): { origin: string; profile: SiteProfile; words: Words } {
  const data = matches.find((match) => match?.id === "root")?.loaderData as object | undefined;
  const known = { origin: "", profile: unknownProfile, words: undefined, ...data };
  return { ...known, words: wordsOf(known.words) };
}

import { type PageFacts, pageMeta as metaOf } from "@toadstool/navigation/page-meta";
import { typographic } from "@toadstool/markdown/typography";
import type { MetaDescriptor } from "react-router";
import { profile } from "#studio/profile.ts";

/** A route's matches, as far as the meta tags ask: the root's data names the site's origin. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address and what a shared link shows. */
export function pageMeta(facts: Omit<PageFacts, "tabTitle">, matches: Matches): MetaDescriptor[] {
  const site = {
    name: profile.siteName,
    origin: siteOrigin(matches),
    locale: "en_GB",
    image: socialCard,
  };
  return metaOf(site, { ...facts, tabTitle: titled(facts.title) });
}

const socialCard = {
  src: "/images/social-card.png",
  type: "image/png",
  width: 1200,
  height: 630,
  alt: profile.siteName,
};

export function titled(title: string): string {
  return title === profile.siteName ? title : `${typographic(title)} · ${profile.siteName}`;
}

export function siteOrigin(matches: Matches): string {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return data && typeof data === "object" && "origin" in data ? String(data.origin) : "";
}

import type { MetaDescriptor } from "react-router";
import { typographic } from "@toadstool/markdown/typography";
import { profile } from "#studio/profile.ts";
import { metaTags, type PageFacts } from "@toadstool/elements/page/meta-tags";

type OwnFacts = Pick<PageFacts, "title" | "description" | "path" | "type" | "isEmpty"> &
  Partial<Pick<PageFacts, "image">>;

/** A route's matches, as far as the meta tags ask: the root's data names the site's origin. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address and what a shared link shows. */
export function pageMeta(facts: OwnFacts, matches: Matches): MetaDescriptor[] {
  const { siteName } = profile;
  const origin = siteOrigin(matches);
  const image = facts.image ?? socialCard;
  return metaTags({ ...facts, image, fullTitle: titled(facts.title), siteName, origin });
}

const socialCard = { src: "/images/social-card.png", type: "image/png", width: 1200, height: 630 };

export function titled(title: string): string {
  return title === profile.siteName ? title : `${typographic(title)} · ${profile.siteName}`;
}

export function siteOrigin(matches: Matches): string {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return data && typeof data === "object" && "origin" in data ? String(data.origin) : "";
}

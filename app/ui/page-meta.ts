import type { MetaDescriptor } from "react-router";
import { profile } from "#content/profile.ts";

interface PageFacts {
  title: string;
  description: string;
  /** The path of the one address this page should be known by. */
  path: string;
  /** A picture's address, on this site or whole. */
  image?: string;
  type?: "website" | "article";
}

/** A route's matches, as far as the meta tags ask: the root's data names the site's origin. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address and what a shared link shows. */
export function pageMeta(facts: PageFacts, matches: Matches): MetaDescriptor[] {
  const { title, description, path, image = "/images/social-card.png", type = "website" } = facts;
  const origin = siteOrigin(matches);
  const address = `${origin}${path}`;
  const picture = image.startsWith("/") ? `${origin}${image}` : image;
  return [
    { title: titled(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: profile.siteName },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export function titled(title: string): string {
  return title === profile.siteName ? title : `${title} · ${profile.siteName}`;
}

export function siteOrigin(matches: Matches): string {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return data && typeof data === "object" && "origin" in data ? String(data.origin) : "";
}

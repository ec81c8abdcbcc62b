import type { MetaDescriptor } from "react-router";
import { typographic } from "@toadstool/markdown/typography";
import { profile } from "#studio/profile.ts";

interface PageFacts {
  title: string;
  description: string;
  /** The path of the one address this page should be known by. */
  path: string;
  image?: SharedImage;
  type?: "website" | "article";
  /** Search engines are asked to leave out a page that has nothing to show. */
  isEmpty?: boolean;
}

/** The picture that is shown where a link to the page is shared. */
export interface SharedImage {
  /** On this site or whole. */
  src: string;
  type?: string;
  width?: number;
  height?: number;
  alt?: string;
}

/** A route's matches, as far as the meta tags ask: the root's data names the site's origin. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address and what a shared link shows. */
export function pageMeta(facts: PageFacts, matches: Matches): MetaDescriptor[] {
  const { title, description, path, image = socialCard, type = "website", isEmpty = false } = facts;
  const origin = siteOrigin(matches);
  const address = `${origin}${path}`;
  return [
    { title: titled(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: profile.siteName },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: absolute(image.src, origin) },
    ...describeImage(image),
    { name: "twitter:card", content: "summary_large_image" },
    ...(isEmpty ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

const socialCard = { src: "/images/social-card.png", type: "image/png", width: 1200, height: 630 };

function describeImage({ type, width, height, alt }: SharedImage): MetaDescriptor[] {
  return Object.entries({ type, width, height, alt })
    .filter(([, value]) => value)
    .map(([name, value]) => ({ property: `og:image:${name}`, content: String(value) }));
}

export function titled(title: string): string {
  return title === profile.siteName ? title : `${typographic(title)} · ${profile.siteName}`;
}

/** The address with the site's origin where it is one of this site. */
export function absolute(address: string, origin: string): string {
  return address.startsWith("/") ? `${origin}${address}` : address;
}

export function siteOrigin(matches: Matches): string {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return data && typeof data === "object" && "origin" in data ? String(data.origin) : "";
}

import type { MetaDescriptor } from "react-router";

export interface SiteFacts {
  name: string;
  /** `https://example.com`, without a slash at the end. */
  origin: string;
  /** The name of the person or group behind it. */
  maker: string;
  /** For pages without a picture of their own. */
  image: SharedImage;
}

export interface PageFacts {
  /** As shared links show it. */
  title: string;
  /** As the browser's tab shows it. */
  tabTitle: string;
  description: string;
  /** The path of the one address this page should be known by. */
  path: string;
  image?: SharedImage;
  type?: "website" | "article";
  /** Search engines are asked to leave out a page that has nothing to show. */
  isEmpty?: boolean;
  /** What the page is about, as schema.org has it; description, image and address are added, and the maker as `by`. */
  thing?: { "@type": string; by: "author" | "creator" } & Record<string, unknown>;
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

/** Title, description, canonical address and what a shared link shows. */
export function pageMeta(site: SiteFacts, facts: PageFacts): MetaDescriptor[] {
  const { title, tabTitle, description, path, type = "website", isEmpty = false, thing } = facts;
  const { image = site.image } = facts;
  const address = `${site.origin}${path}`;
  const picture = absolute(image.src, site.origin);
  return [
    { title: tabTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    ...describeImage(image),
    { name: "twitter:card", content: "summary_large_image" },
    ...(isEmpty ? [{ name: "robots", content: "noindex" }] : []),
    ...(thing ? [describeThing(site, thing, { description, image: picture, url: address })] : []),
  ];
}

function describeImage({ type, width, height, alt }: SharedImage): MetaDescriptor[] {
  return Object.entries({ type, width, height, alt })
    .filter(([, value]) => value)
    .map(([name, value]) => ({ property: `og:image:${name}`, content: String(value) }));
}

function describeThing(
  { maker, origin }: SiteFacts,
  { by, ...thing }: NonNullable<PageFacts["thing"]>,
  known: Record<string, string>,
): MetaDescriptor {
  const whose = { [by]: { "@type": "Organization", name: maker, url: origin } };
  return { "script:ld+json": { "@context": "https://schema.org", ...thing, ...known, ...whose } };
}

/** The address with the site's origin where it is one of this site. */
export function absolute(address: string, origin: string): string {
  return address.startsWith("/") ? `${origin}${address}` : address;
}

import type { MetaDescriptor } from "react-router";

export interface PageFacts {
  /** As the browser shows it, with the site's name. */
  fullTitle: string;
  /** As it is shared. */
  title: string;
  description: string;
  /** The site's, such as `https://example.com`. */
  origin: string;
  /** The path of the one address this page should be known by. */
  path: string;
  siteName: string;
  image: SharedImage;
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

/** Title, description, canonical address and what a shared link shows. */
export function metaTags(facts: PageFacts): MetaDescriptor[] {
  const { fullTitle, title, description, origin, path, siteName, image, type = "website" } = facts;
  const address = `${origin}${path}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: absolute(image.src, origin) },
    ...describeImage(image),
    { name: "twitter:card", content: "summary_large_image" },
    ...(facts.isEmpty ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

function describeImage({ type, width, height, alt }: SharedImage): MetaDescriptor[] {
  return Object.entries({ type, width, height, alt })
    .filter(([, value]) => value)
    .map(([name, value]) => ({ property: `og:image:${name}`, content: String(value) }));
}

/** The address with the site's origin where it is one of this site. */
export function absolute(address: string, origin: string): string {
  return address.startsWith("/") ? `${origin}${address}` : address;
}

import { encoded } from "#domain/text/encoded.ts";
import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { Alternate } from "#domain/translations/translation.ts";

export interface SiteFacts {
  name: string;
  /** `https://example.com`, without a slash at the end. */
  origin: string;
  /** `en_GB` */
  locale: string;
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
  /** The same page in all languages, itself among them, by paths. */
  alternates?: readonly Alternate[];
  type?: "website" | "article";
  /** Search engines are asked to leave out a page that has nothing to show. */
  isEmpty?: boolean;
  /** What the page is about, as schema.org has it: the types are made of its published vocabulary. */
  things?: (known: KnownFacts) => readonly Thing[];
}

/** What the facts of a page make, for the things that it is about. All addresses are whole. */
export interface KnownFacts {
  origin: string;
  url: string;
  image: string;
  description: string;
}

/** The picture that is shown where a link to the page is shared. */
export interface SharedImage {
  /** On this site or whole. */
  src: string;
  type?: string;
  width?: number;
  height?: number;
  /** The page’s title where it has none. */
  alt?: string;
}

/** Title, description, canonical address and what a shared link shows. */
export function pageMeta(site: SiteFacts, facts: PageFacts): MetaDescriptor[] {
  const { title, tabTitle, description, path, type = "website", isEmpty = false, things } = facts;
  const { image = site.image, alternates = [] } = facts;
  const address = encoded(`${site.origin}${path}`);
  const picture = absolute(image.src, site.origin);
  return [
    { title: tabTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...alternates.map(({ hreflang, address: other }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: hreflang,
      href: encoded(`${site.origin}${other}`),
    })),
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: site.locale },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    ...describeImage({ ...image, alt: image.alt || title }),
    { name: "twitter:card", content: "summary_large_image" },
    ...(isEmpty ? [{ name: "robots", content: "noindex" }] : []),
    ...describeThings(things?.({ origin: site.origin, url: address, image: picture, description }) ?? []),
  ];
}

function describeImage({ type, width, height, alt }: SharedImage): MetaDescriptor[] {
  return Object.entries({ type, width, height, alt })
    .filter(([, value]) => value)
    .map(([name, value]) => ({ property: `og:image:${name}`, content: String(value) }));
}

function describeThings(things: readonly Thing[]): MetaDescriptor[] {
  if (things.length === 0) return [];
  const [only] = things;
  const described = things.length === 1 ? (only as object) : { "@graph": things };
  return [{ "script:ld+json": { "@context": "https://schema.org", ...described } }];
}

/** The address with the site's origin where it is one of this site. */
function absolute(address: string, origin: string): string {
  return address.startsWith("/") ? `${origin}${address}` : address;
}

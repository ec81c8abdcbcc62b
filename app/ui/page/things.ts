import { encoded } from "#domain/text/encoded.ts";
import type {
  BreadcrumbList,
  Organization,
  Person,
  SearchAction,
  VisualArtwork,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type { Artwork } from "#domain/art/artwork.ts";
import { portraitAddress } from "#domain/profile/portrait.ts";
import type { Known } from "./page-meta.ts";

// What pages are about, as schema.org has it. The types come from its vocabulary: the compiler refuses what it does not know.

type Whose = Pick<Known, "origin" | "profile">;

/** Whose site it is, in short. */
export function maker({ origin, profile }: Whose): Person | Organization {
  const known = { name: profile.name, url: `${origin}/` };
  return profile.isPerson ? { "@type": "Person", ...known } : { "@type": "Organization", ...known };
}

/** The same with everything that the profile says, and the places elsewhere that are theirs. */
export function wholeMaker({ origin, profile }: Whose): Person | Organization {
  const { name, title, tagline, portrait, links, isPerson = false } = profile;
  const sameAs = links.map(({ href }) => href).filter((href) => href.startsWith("https://"));
  const known = {
    "@id": `${origin}/#maker`,
    name,
    url: `${origin}/`,
    description: tagline,
    ...(portrait && { image: origin + portraitAddress(portrait) }),
    ...(sameAs.length > 0 && { sameAs }),
  };
  return isPerson
    ? { "@type": "Person", jobTitle: title, ...known }
    : { "@type": "Organization", logo: `${origin}/icon-512.png`, ...known };
}

/** A page that lists other pages. */
export function collection(name: string, { url, description, profile }: Known) {
  return { "@type": "CollectionPage" as const, name, url, description, inLanguage: profile.language };
}

/** The site, and the address that searches it. */
export function website({ origin, profile }: Whose): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/blog?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    url: `${origin}/`,
    name: profile.siteName,
    description: profile.description,
    inLanguage: profile.language,
    publisher: wholeMaker({ origin, profile }),
    potentialAction: search,
  };
}

/** The way to a page: the sections above it, each with its path, and the page itself. */
export function breadcrumbs(
  { origin }: Pick<Known, "origin">,
  ...steps: [name: string, path: string][]
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: encoded(origin + path),
    })),
  };
}

/** A work of the gallery, wherever its page is. */
export function visualArtwork(
  known: Known,
  { title, language, made, date }: Pick<Artwork, "title" | "language" | "made" | "date">,
): VisualArtwork {
  const { url, image, description } = known;
  return {
    "@type": "VisualArtwork",
    name: title,
    ...(language && { inLanguage: language }),
    artMedium: made,
    dateCreated: date,
    creator: maker(known),
    url,
    image,
    description,
  };
}

interface WorkOfSeries {
  name: string;
  /** Its number in the series; without it, it is a sheet from the press. */
  number?: number;
  /** What there is to see. */
  alt: string;
  series: { title: string; path: string };
}

/** A print of a series. */
export function workOfSeries(known: Known, { name, number, alt, series }: WorkOfSeries): VisualArtwork {
  return {
    "@type": "VisualArtwork",
    name,
    ...(number !== undefined && { position: number }),
    isPartOf: { "@type": "Collection", name: series.title, url: encoded(known.origin + series.path) },
    creator: maker(known),
    url: known.url,
    image: known.image,
    description: alt,
  };
}

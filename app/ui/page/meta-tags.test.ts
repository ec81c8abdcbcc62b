import { expect, it } from "vitest";
import type { BlogPosting, BreadcrumbList } from "schema-dts";
import { type KnownFacts, type PageFacts, pageMeta } from "./meta-tags.ts";

const site = {
  name: "Pond",
  origin: "https://pond.example",
  locale: "en_GB",
  image: { src: "/card.png", width: 1200 },
};
const page = { title: "Ink", tabTitle: "Ink · Pond", description: "About ink.", path: "/ink" };

it("names the page, its one address and what a shared link shows", () => {
  expect(pageMeta(site, page)).toEqual([
    { title: "Ink · Pond" },
    { name: "description", content: "About ink." },
    { tagName: "link", rel: "canonical", href: "https://pond.example/ink" },
    { property: "og:site_name", content: "Pond" },
    { property: "og:locale", content: "en_GB" },
    { property: "og:type", content: "website" },
    { property: "og:title", content: "Ink" },
    { property: "og:description", content: "About ink." },
    { property: "og:url", content: "https://pond.example/ink" },
    { property: "og:image", content: "https://pond.example/card.png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:alt", content: "Ink" },
    { name: "twitter:card", content: "summary_large_image" },
  ]);
});

it("asks search engines to leave out an empty page", () => {
  expect(pageMeta(site, { ...page, isEmpty: true })).toContainEqual({ name: "robots", content: "noindex" });
});

it("says what the page is about, with a picture from wherever it is", () => {
  const image = { src: "https://elsewhere.example/ink.jpg" };
  const posting = ({ url, image, description }: KnownFacts): BlogPosting => ({
    "@type": "BlogPosting",
    headline: "Ink",
    url,
    image,
    description,
  });
  const described = {
    "@type": "BlogPosting",
    headline: "Ink",
    url: "https://pond.example/ink",
    image: "https://elsewhere.example/ink.jpg",
    description: "About ink.",
  };
  const shown = (things: PageFacts["things"]) => pageMeta(site, { ...page, image, things }).at(-1);
  expect(shown((known) => [posting(known)])).toEqual({
    "script:ld+json": { "@context": "https://schema.org", ...described },
  });
  expect(shown((known) => [posting(known), posting(known)])).toEqual({
    "script:ld+json": { "@context": "https://schema.org", "@graph": [described, described] },
  });
});

it("does not compile with a type, a property or a value that schema.org does not know", () => {
  // @ts-expect-error: no such property
  const misspelt: BlogPosting = { "@type": "BlogPosting", headlin: "Ink" };
  // @ts-expect-error: of other types alone
  const misplaced: BreadcrumbList = { "@type": "BreadcrumbList", artMedium: "ink" };
  // @ts-expect-error: no such type
  const unknown: PageFacts["things"] = () => [{ "@type": "BlogPost", name: "Ink" }];
  // @ts-expect-error: a list's element is no number
  const wrong: BreadcrumbList = { "@type": "BreadcrumbList", itemListElement: 3 };
  expect([misspelt, misplaced, unknown, wrong]).toHaveLength(4);
});

import { expect, it } from "vitest";
import { pageMeta } from "./index.ts";

const site = {
  name: "Pond",
  origin: "https://pond.example",
  maker: "A toad",
  image: { src: "/card.png", width: 1200 },
};
const page = { title: "Ink", tabTitle: "Ink · Pond", description: "About ink.", path: "/ink" };

it("names the page, its one address and what a shared link shows", () => {
  expect(pageMeta(site, page)).toEqual([
    { title: "Ink · Pond" },
    { name: "description", content: "About ink." },
    { tagName: "link", rel: "canonical", href: "https://pond.example/ink" },
    { property: "og:site_name", content: "Pond" },
    { property: "og:type", content: "website" },
    { property: "og:title", content: "Ink" },
    { property: "og:description", content: "About ink." },
    { property: "og:url", content: "https://pond.example/ink" },
    { property: "og:image", content: "https://pond.example/card.png" },
    { property: "og:image:width", content: "1200" },
    { name: "twitter:card", content: "summary_large_image" },
  ]);
});

it("asks search engines to leave out an empty page", () => {
  expect(pageMeta(site, { ...page, isEmpty: true })).toContainEqual({ name: "robots", content: "noindex" });
});

it("says what the page is about, with a picture from wherever it is and the maker", () => {
  const image = { src: "https://elsewhere.example/ink.jpg" };
  const thing = { "@type": "BlogPosting", headline: "Ink", by: "author" } as const;
  expect(pageMeta(site, { ...page, image, thing }).at(-1)).toEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: "Ink",
      description: "About ink.",
      image: "https://elsewhere.example/ink.jpg",
      url: "https://pond.example/ink",
      author: { "@type": "Organization", name: "A toad", url: "https://pond.example" },
    },
  });
});

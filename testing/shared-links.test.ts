import { beforeAll, expect, it } from "vitest";
import { openSite } from "./document/site.ts";
import { published } from "./posts.ts";
import { testOrigin, testServices } from "./services.ts";

/** Each kind of page, and what it says it is. */
const pages: [path: string, types: string[], canonical?: string][] = [
  ["/", ["WebSite"]],
  ["/about-me", ["ProfilePage"]],
  ["/portfolio", ["CollectionPage"]],
  ["/portfolio/hum", ["CreativeWork", "BreadcrumbList"]],
  ["/art", ["ImageGallery"]],
  ["/art/3d/turning-square", ["VisualArtwork", "BreadcrumbList"]],
  ["/art/zine/four-walls", ["PublicationIssue", "BreadcrumbList"]],
  ["/art/series/small-grids", ["Collection", "BreadcrumbList"]],
  ["/art/series/small-grids?seed=7", ["VisualArtwork", "BreadcrumbList"]],
  ["/art/series/small-grids/1", ["VisualArtwork", "BreadcrumbList"]],
  ["/blog", ["Blog"]],
  ["/blog?q=walk", ["Blog"], "/blog"],
  ["/blog/a-long-walk", ["BlogPosting", "BreadcrumbList"]],
  ["/letters", ["CollectionPage"]],
];

beforeAll(async () => {
  await published(testServices().services, { title: "A long walk", slug: "a-long-walk" });
});

it.each(pages)("%s may be kept whole for Back", async (path) => {
  const reader = (await openSite()).reader();
  await reader.open(path);
  expect(reader.page().headers.get("Cache-Control")).not.toContain("no-store");
});

it.each(pages)(
  "%s names itself, its one address and what a shared link shows",
  async (path, types, canonical = path) => {
    const reader = (await openSite()).reader();
    await reader.open(path);
    const { document } = reader.page();
    const attributes = (selector: string, name: string, value: string) =>
      Object.fromEntries(
        [...document.querySelectorAll(selector)].map((tag) => [
          tag.getAttribute("property") ?? tag.getAttribute(name),
          tag.getAttribute(value),
        ]),
      );
    const described = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(described).toHaveLength(1);
    const thing = JSON.parse(described[0]?.textContent ?? "") as {
      "@type"?: string;
      "@graph"?: { "@type": string }[];
    };
    expect((thing["@graph"] ?? [thing]).map((each) => each["@type"])).toEqual(types);
    const address = testOrigin + canonical;
    const links = attributes("link[rel]", "rel", "href");
    expect([links.canonical, links.manifest]).toEqual([address, "/manifest.webmanifest"]);
    const shared = attributes("meta[property], meta[name]", "name", "content");
    expect(shared).toMatchObject({ "og:url": address, "og:locale": "en_GB" });
    const said = ["og:title", "og:description", "og:image", "description", "twitter:card"];
    expect(said.filter((name) => !shared[name])).toEqual([]);
    // Not every service reads WebP, and many lay out a link by the size that it names.
    expect(shared["og:image"]).not.toMatch(/\.(?:webp|avif|gif)$/);
    expect(shared["og:image:type"]).toMatch(/^image\/(?:jpeg|png)$/);
    expect(shared["og:image:alt"]).toBeTruthy();
    expect([shared["og:image:width"], shared["og:image:height"]]).toEqual(["1200", "630"]);
  },
);

it.each([
  ["/blog?q=WALK", "walk"],
  ["/portfolio?q=HUM", "hum"],
])("%s marks what was searched for", async (path, word) => {
  const reader = (await openSite()).reader();
  await reader.open(path);
  const marks = [...reader.page().document.querySelectorAll("main mark")];
  expect(new Set(marks.map(({ textContent }) => textContent?.toLowerCase()))).toEqual(new Set([word]));
});

it.each(["covers/none.svg.jpg", "a/b/c/d/e/f.webp.jpg", "x%20y.webp.jpg"])(
  "makes no card of what is no picture of the studio: %s",
  async (name) => {
    const card = await (await openSite()).send(`/cards/${name}`);
    expect([card.status, card.headers.get("Location")]).toEqual([302, "/images/social-card.png"]);
  },
);

it("a post names its Markdown, which is there", async () => {
  const reader = (await openSite()).reader();
  await reader.open("/blog/a-long-walk");
  const named = reader.page().document.querySelector('link[rel="alternate"][type="text/markdown"]');
  const source = await reader.ask(named?.getAttribute("href") ?? "/none");
  expect(await source.text()).toMatch(/^---\ntitle: /);
});

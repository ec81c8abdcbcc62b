import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { images } from "#db/schema.ts";
import { updatePost } from "#domain/posts/publishing.server.ts";
import { requestContext } from "#app/context.ts";
import { thrownBy, visit } from "#testing/pages.ts";
import { openSite } from "#testing/document/site.ts";
import { storedImage } from "#testing/images.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { postMeta } from "./post-meta.ts";
import { action, loader } from "./post-page.tsx";

const { services } = testServices();
const siteAt = (origin: string) => [{ id: "root", loaderData: { origin } }];

async function open(slug: string, options: { owner?: boolean; query?: string } = {}) {
  const visited = visit(services, `/blog/${slug}${options.query ?? ""}`, options);
  const load = () => loader({ ...visited, params: { slug }, pattern: "/blog/:slug" });
  return { ...visited, data: async () => (await load()).data };
}

async function like(form: Record<string, string>) {
  const visited = visit(services, "/blog/x", { form });
  return action({ ...visited, params: { slug: "x" }, pattern: "/blog/:slug" }) as Promise<{
    init?: { status?: number };
  }>;
}

describe("a post's page", () => {
  it("is a whole document of a named version, without buttons that need scripts", async () => {
    const { slug } = await published(services, { content: "It said:\n\n```ts\nconst sheets = 12;\n```" });
    const reader = (await openSite()).reader();
    await reader.open(`/blog/${slug}`);
    const { document, headers } = reader.page();
    expect(document.querySelector("[data-article] pre code")?.textContent).toBe("const sheets = 12;\n");
    expect(document.querySelector("[data-copy]")).toBeNull();
    expect(headers.get("X-Site-Version")).toMatch(/\w/);
  });

  it("puts the article's HTML into the document once, and not into the data", async () => {
    const post = await published(services);
    const { context, data } = await open(post.slug);
    expect(await data()).toMatchObject({ html: null, post: { id: post.id }, editing: null });
    expect(context.get(requestContext).articles.get(post.id)).toBe(post.html);
  });

  it("has the quotes of its own language", async () => {
    const content = 'Er sagte: "Kröte".';
    const { slug } = await published(services, { title: 'Die "Kröte"', content, language: "de" });
    const reader = (await openSite()).reader();
    await reader.open(`/blog/${slug}`);
    const { document } = reader.page();
    expect(document.querySelector("main h1")?.textContent).toContain("„Kröte“");
    expect(document.querySelector("[data-article]")?.textContent).toContain("Er sagte: „Kröte“.");
  });

  it("says which language its text is in, and where it is in others, also in the list, the feed and the sitemap", async () => {
    const english = await published(services, { dateString: "1 March 2026" });
    const { slug } = await published(services, { language: "ar", translationOf: english.slug });
    const site = await openSite();
    const reader = site.reader();
    await reader.open(`/blog/${slug}`);
    const { document } = reader.page();
    const spoken = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => [
        element.getAttribute("lang"),
        element.getAttribute("dir"),
      ]);
    expect(document.documentElement.lang).toBe("en-GB");
    expect(spoken("main h1, [data-article]")).toEqual([
      ["ar", "rtl"],
      ["ar", "rtl"],
    ]);
    // React writes it with a capital, which is the same to browsers and not everywhere to this document.
    const hreflang = (element: Element | null) =>
      element?.getAttribute("hreflang") ?? element?.getAttribute("hrefLang");
    const alternates = [...document.querySelectorAll("link[rel=alternate]")].filter(hreflang);
    expect(
      alternates.map((link) => [hreflang(link), new URL(link.getAttribute("href") ?? "").pathname]),
    ).toEqual([
      ["en-GB", `/blog/${english.slug}`],
      ["ar", `/blog/${slug}`],
      ["x-default", `/blog/${english.slug}`],
    ]);
    expect(document.querySelector("meta[property='og:locale']")?.getAttribute("content")).toBe("ar_EG");
    expect(document.querySelector("script[type='application/ld+json']")?.textContent).toContain(
      '"inLanguage":"ar"',
    );
    const link = document.querySelector(`main header a[href="/blog/${english.slug}"]`);
    expect([link?.textContent, link?.getAttribute("lang"), hreflang(link)]).toEqual([
      "British English",
      "en-GB",
      "en-GB",
    ]);
    await reader.open("/blog");
    expect(
      reader.page().document.querySelector(`h2[lang=ar][dir=rtl] a[href="/blog/${slug}"]`),
    ).not.toBeNull();
    const text = async (path: string) => (await site.send(path)).text();
    expect(await text("/feed.xml")).toContain('<entry xml:lang="ar">');
    expect(await text("/sitemap.xml")).toMatch(
      /<xhtml:link rel="alternate" hreflang="ar" href="[^"]+"\/><xhtml:link rel="alternate" hreflang="x-default"/,
    );
  });

  it("shows the library's pictures as they are now, as its cover, in its text and where it is shared", async () => {
    const { address, id } = await storedImage(services, { alt: "A toad" });
    const post = await published(services, { imageUrl: address, content: `![](${address})` });
    const { context, data } = await open(post.slug);
    const { pictures } = await data();
    expect(pictures[address]).toMatchObject({ alt: "A toad", largest: { src: `${address}/1/1400.webp` } });
    expect(context.get(requestContext).articles.get(post.id)).toContain(`${address}/1/320.avif 320w`);
    expect(post.html).toContain(`src="${address}"`);
    const shared = postMeta(post, pictures[address], siteAt("https://toadstool.test"));
    expect(shared).toContainEqual({
      property: "og:image",
      content: `https://toadstool.test${address}/1/card.jpg`,
    });
    expect(shared).toContainEqual({ property: "og:image:width", content: "1200" });
    expect(shared).toContainEqual({ property: "og:image:alt", content: "A toad" });
    await services.db.delete(images).where(eq(images.id, id));
    expect((await data()).pictures).toEqual({});
  });

  it("leads an unknown slug to /404, and an old one permanently to the new one", async () => {
    const post = await published(services);
    await updatePost(services, testOwner(services), post.id, newPost({ slug: `${post.slug}-new` }));
    expect(await thrownBy((await open("nowhere")).data)).toEqual({ status: 302, location: "/404" });
    expect(await thrownBy((await open(post.slug)).data)).toEqual({
      status: 301,
      location: `/blog/${post.slug}-new`,
    });
  });

  it("opens the editor only for the owner", async () => {
    const post = await published(services);
    expect((await (await open(post.slug, { query: "?edit" })).data()).editing).toBeNull();
    expect((await (await open(post.slug, { query: "?edit", owner: true })).data()).editing).toMatchObject({
      content: post.content,
    });
  });

  it("refuses a like with mode 7, and one for a post that is not there", async () => {
    const { id } = await published(services);
    expect((await like({ id, mode: "7" })).init?.status).toBe(422);
    expect((await like({ id: "unknown", mode: "1" })).init?.status).toBe(404);
  });
});

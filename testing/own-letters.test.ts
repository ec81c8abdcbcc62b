import { beforeEach, describe, expect, it } from "vitest";
import { posts, tags } from "#db/schema.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { publishPage } from "#domain/drafts/publish-page.server.ts";
import { updatePost } from "#domain/posts/publishing.server.ts";
import { slugOfTag } from "#domain/tags/slug-of-tag.ts";
import { cachedKindOf } from "#workers/page-cache/addresses.ts";
import { open } from "./document/site.ts";
import { draftText } from "./drafts.ts";
import { newPost, published } from "./posts.ts";
import { testOrigin, testOwner, testServices } from "./services.ts";

const { services } = testServices();
const owner = testOwner(services);

beforeEach(() => services.db.batch([services.db.delete(posts), services.db.delete(tags)]));

describe.each(["日本-2024", "مرحبا-2", "crème"])("the slug %s", (slug) => {
  const wire = encodeURIComponent(slug);
  const address = `${testOrigin}/blog/${wire}`;
  // The small studio speaks English: its tags are in Latin letters where those can be spelled so.
  const tag = encodeURIComponent(slugOfTag(slug, { script: "latin", language: "en" }));

  it("is percent-encoded once wherever an address is written", async () => {
    await published(services, { slug, tags: slug, series: slug });
    const page = await open(`/blog/${wire}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`rel="canonical" href="${address}"`);
    expect(page.text).toContain(`property="og:url" content="${address}"`);
    expect((await open(`/blog/${wire}.md`)).headers.get("Link")).toBe(`<${address}>; rel="canonical"`);
    for (const path of ["/feed.xml", "/feed.json", "/sitemap.xml", "/llms.txt", `/tags/${tag}/feed.xml`]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { status, text } = await open(path, { Accept: "*/*" });
      expect([path, status, text.includes(address), text.includes("%25")]).toEqual([path, 200, true, false]);
      expect([path, text.includes(`/${slug}`)]).toEqual([path, false]);
    }
    expect((await open(`/tags/${tag}`)).status).toBe(200);
    expect((await open(`/blog/series/${tag}`)).text).toContain(`href="${testOrigin}/blog/series/${tag}"`);
    expect((await open(`/api/posts/${wire}`)).status).toBe(200);
  });

  it("redirects to others of its kind, and is found in other forms", async () => {
    const { id } = await published(services, { slug: "ink" });
    await updatePost(services, owner, id, newPost({ slug }));
    for (const [from, to] of [
      ["/blog/ink", `/blog/${wire}`],
      ["/blog/ink?q=a", `/blog/${wire}?q=a`],
      ["/blog/ink.md", `/blog/${wire}.md`],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { status, headers } = await open(from);
      expect([from, status, headers.get("Location")]).toEqual([from, 301, to]);
    }
    await updatePost(services, owner, id, newPost({ slug: "paper" }));
    expect((await open(`/blog/${wire}`)).headers.get("Location")).toBe("/blog/paper");
  });

  it("is a page’s path, and a key of the page cache", async () => {
    const { id } = await createDraft(services, owner, {
      ...draftText({ slug: `seiten/${slug}` }),
      kind: "page",
    });
    await publishPage(services, owner, id);
    expect((await open(`/seiten/${wire}`)).text).toContain(`href="${testOrigin}/seiten/${wire}"`);
    expect((await open(`/seiten/${wire}.md`)).status).toBe(200);
    for (const path of [`/blog/${wire}`, `/tags/${wire}`, `/seiten/${wire}`])
      expect([path, cachedKindOf(path)]).not.toEqual([path, null]);
    expect(cachedKindOf("/blog/%F0%9F%90%B8")).toBeNull();
    expect(cachedKindOf("/blog/%E6%97")).toBeNull();
  });
});

it("a capital letter or a mark apart leads to the address", async () => {
  await published(services, { slug: "crème" });
  for (const typed of ["/blog/CR%C3%88ME", "/blog/cre%CC%80me"])
    // oxlint-disable-next-line no-await-in-loop -- a table
    expect((await open(typed)).headers.get("Location")).toBe("/blog/cr%C3%A8me");
});

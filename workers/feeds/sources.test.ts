import { beforeEach, describe, expect, it } from "vitest";
import { deliveries, newsletterIssues, posts } from "#db/schema.ts";
import { fromFrontMatter } from "#domain/drafts/front-matter.ts";
import { deletePost } from "#domain/posts/trash.server.ts";
import { updatePost } from "#domain/posts/publishing.server.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOrigin, testOwner, testServices } from "#testing/services.ts";
import { open } from "#testing/document/site.ts";

const { services } = testServices();
const owner = testOwner(services);

const slug = "ink";
const content = "Ink **and** paper.\n\n- one\n- two\n";
const markdown = "text/markdown; charset=utf-8";

beforeEach(async () => {
  await services.db.delete(posts);
  await services.db.delete(deliveries);
  await services.db.delete(newsletterIssues);
});

describe("a post's source", () => {
  it("is the file that an import reads: its facts, then the text as it was written", async () => {
    await published(services, { slug, content, title: `"Ink": a year` });
    const { status, headers, text } = await open("/blog/ink.md");
    expect([status, headers.get("Content-Type")]).toEqual([200, markdown]);
    expect(headers.get("Link")).toBe(`<${testOrigin}/blog/ink>; rel="canonical"`);
    expect(text.startsWith("---\ntitle: ")).toBe(true);
    expect(fromFrontMatter(text)).toMatchObject({
      title: `"Ink": a year`,
      summary: "What a year of prints did.",
      dateString: expect.stringMatching(/^4 March 2026/) as unknown,
      slug,
      content,
    });
    expect((await open("/blog/ink.md", { "If-None-Match": headers.get("ETag") ?? "" })).status).toBe(304);
  });

  it("has no comment of its author in it", async () => {
    await published(services, { slug, content: "One.\n\n<!-- a private note -->\n\nTwo." });
    expect((await open("/blog/ink.md")).text).toMatch(/One\.\n+Two\.$/);
    expect((await open("/blog/ink", { Accept: "text/markdown" })).text).not.toContain("private");
    for (const path of [
      "/blog/ink",
      "/feed.xml",
      "/feed.json",
      "/api/posts/ink",
      "/api/posts?fields=content",
    ])
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect([path, (await open(path)).text.includes("private")]).toEqual([path, false]);
  });

  it.each(["text/markdown", "text/markdown, text/html, */*", "text/html;q=0.8, text/markdown"])(
    "is at the post's own address for a program that asks for %s",
    async (Accept) => {
      await published(services, { slug, content });
      const { headers, text } = await open("/blog/ink", { Accept });
      expect([headers.get("Content-Type"), headers.get("Vary")]).toEqual([markdown, "Accept"]);
      expect(text.endsWith(content)).toBe(true);
    },
  );

  it.each([
    "",
    "*/*",
    "text/html,application/xhtml+xml,*/*;q=0.8",
    "text/markdown;q=0.5, text/html",
    "text/*",
  ])("is not there for a request that accepts “%s”, which caches can tell", async (Accept) => {
    await published(services, { slug, content });
    const { headers } = await open("/blog/ink", { Accept });
    expect(headers.get("Content-Type")).not.toBe(markdown);
    expect(headers.get("Vary")).toContain("Accept");
  });

  it("moves with a post that is renamed", async () => {
    const { id } = await published(services, { slug, content });
    await updatePost(services, owner, id, newPost({ slug: "paper", content }));
    const source = await open("/blog/ink.md");
    expect([source.status, source.headers.get("Location")]).toEqual([301, "/blog/paper.md"]);
    const page = await open("/blog/ink", { Accept: "text/markdown" });
    expect([page.status, page.headers.get("Location")]).toEqual([301, "/blog/paper"]);
  });

  it("is gone with a post in the trash, and was never there for others", async () => {
    const { id } = await published(services, { slug, content });
    await deletePost(services, owner, id);
    for (const path of ["/blog/ink.md", "/blog/never.md"]) {
      const { status, headers } = await open(path);
      expect([status, headers.get("Cache-Control")]).toEqual([404, "private, no-store"]);
    }
  });
});

describe("a letter's source", () => {
  const letter = (id: string, isPublic: boolean) =>
    services.db.batch([
      services.db.insert(newsletterIssues).values({
        id,
        sendKey: id,
        subject: "About ice",
        slug: id,
        state: "sent",
        origin: testOrigin,
        audience: 1,
        startedAt: new Date("2026-05-01T08:00:00Z"),
        content,
        isPublic,
      }),
      services.db.insert(deliveries).values({ issueId: id, subscriberId: "reader", state: "accepted" }),
    ]);

  it("is there for a public letter alone", async () => {
    await letter("ice", true);
    await letter("secret", false);
    const { headers, text } = await open("/letters/ice.md");
    expect(headers.get("Content-Type")).toBe(markdown);
    expect(text).toBe(`---\ntitle: About ice\nslug: ice\ndate: 2026-05-01\n---\n\n${content}`);
    const secret = await open("/letters/secret.md");
    expect([secret.headers.get("Content-Type"), secret.text.includes("Ink")]).not.toContain(markdown);
    expect(secret.text).not.toContain("- two");
  });
});

import { describe, expect, it } from "vitest";
import { updatePost } from "#domain/posts/publishing.server.ts";
import { requestContext } from "#app/context.ts";
import { thrownBy, visit } from "#tests/pages.ts";
import { newPost, published } from "#tests/posts.ts";
import { testOwner, testServices } from "#tests/services.ts";
import { action, loader } from "./post-page.tsx";

const { services } = testServices();

async function open(slug: string, options: { owner?: boolean; query?: string } = {}) {
  const visited = visit(services, `/blog/${slug}${options.query ?? ""}`, options);
  return { ...visited, data: () => loader({ ...visited, params: { slug }, pattern: "/blog/:slug" }) };
}

async function like(form: Record<string, string>) {
  const visited = visit(services, "/blog/x", { form });
  return action({ ...visited, params: { slug: "x" }, pattern: "/blog/:slug" }) as Promise<{
    init?: { status?: number };
  }>;
}

describe("a post's page", () => {
  it("puts the article's HTML into the document once, and not into the data", async () => {
    const post = await published(services);
    const { context, data } = await open(post.slug);
    expect(await data()).toMatchObject({ html: null, post: { id: post.id }, editing: null });
    expect(context.get(requestContext).articles.get(post.id)).toBe(post.html);
  });

  it("leads an unknown slug to /404, and an old one to the new for good", async () => {
    const post = await published(services);
    await updatePost(services, testOwner(services), post.id, newPost({ slug: `${post.slug}-new` }));
    expect(await thrownBy((await open("nowhere")).data)).toEqual({ status: 302, location: "/404" });
    expect(await thrownBy((await open(post.slug)).data)).toEqual({
      status: 301,
      location: `/blog/${post.slug}-new`,
    });
  });

  it("opens the editor for the owner alone", async () => {
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

import { describe, expect, it } from "vitest";
import { thrownBy, visit } from "#tests/pages.ts";
import { newPost, published } from "#tests/posts.ts";
import { testServices } from "#tests/services.ts";
import { listDrafts } from "#domain/drafts/drafts.server.ts";
import { findPost, listPosts } from "#domain/posts/posts.server.ts";
import { testOwner } from "#tests/services.ts";
import { action as preview } from "./preview-action.ts";
import { answerBlogForm } from "./blog-form.server.ts";

const { services } = testServices();
const owner = testOwner(services);

async function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await answerBlogForm(services, owner, form);
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get("Location"), back: null };
  return { status: answer.init?.status, location: null, back: answer.data };
}

const text = (changes: Record<string, string> = {}) => {
  const { title, summary, slug, dateString, imageUrl, content } = newPost();
  return { title, summary, slug, dateString, imageUrl, content, ...changes };
};

describe("the editor's form", () => {
  it("publishes a new post and leads to the blog", async () => {
    const fields = text();
    expect(await send({ intent: "publish-post", ...fields })).toMatchObject({
      status: 303,
      location: "/blog",
    });
    expect(await findPost(services, fields.slug)).toMatchObject({ content: fields.content });
  });

  it("makes a draft, closes it with what was typed, and publishes it into one post", async () => {
    const fields = text();
    const made = await send({ intent: "create-draft", ...fields });
    const id = /draft=([^&]+)/.exec(made.location ?? "")?.[1] ?? "";
    expect(
      await send({ intent: "close-draft", id, version: "1", ...fields, content: "More." }),
    ).toMatchObject({ location: "/admin/blog" });
    expect((await listDrafts(services, owner)).find((draft) => draft.id === id)?.content).toBe("More.");
    expect(await send({ intent: "publish-draft", id, ...fields })).toMatchObject({ location: "/blog" });
    expect((await listDrafts(services, owner)).some((draft) => draft.id === id)).toBe(false);
    expect(await send({ intent: "publish-draft", id, ...fields })).toMatchObject({ location: "/blog" });
    expect((await listPosts(services, { search: fields.slug })).posts).toHaveLength(1);
  });

  it("updates a post and leads back to it, under its new name", async () => {
    const post = await published(services);
    const fields = text({ slug: `${post.slug}-2` });
    expect(await send({ intent: "update-post", id: post.id, version: "1", ...fields })).toMatchObject({
      location: `/blog/${post.slug}-2/`,
    });
  });

  it("gives back everything that was typed with every refusal", async () => {
    const { slug } = await published(services);
    for (const [fields, status] of [
      [text({ slug }), 409],
      [text({ title: "" }), 422],
      [text({ dateString: "soon" }), 422],
      [text({ content: "a".repeat(500_001) }), 422],
    ] as const) {
      const answer = await send({ intent: "publish-post", ...fields });
      expect(answer.status).toBe(status);
      expect(answer.back?.typed).toMatchObject(fields);
    }
    const gone = await send({ intent: "update-post", id: "unknown", ...text() });
    expect(gone).toMatchObject({ status: 404, back: { typed: { content: text().content } } });
  });

  it("refuses an intent it does not know", async () => {
    for (const intent of ["", "drop-tables", "constructor", "__proto__"])
      expect((await send({ intent })).status).toBe(422);
  });

  it("deletes, puts back and resets likes", async () => {
    const { id, slug } = await published(services);
    expect((await send({ intent: "delete-post", id })).location).toBe("/blog");
    expect(await findPost(services, id)).toBeNull();
    expect((await send({ intent: "restore-post", id })).location).toBe("/admin/blog");
    expect((await send({ intent: "reset-likes", id })).location).toBe(`/blog/${slug}/`);
    for (const intent of ["delete-post", "delete-draft", "restore-draft", "reset-likes"]) {
      expect((await send({ intent, id: "unknown" })).status).toBe(404);
    }
  });
});

describe("the preview", () => {
  it("is the owner's alone", async () => {
    const { context, request, url } = visit(services, "/admin/blog/preview", { form: { content: "*a*" } });
    const args = { context, request, url, params: {}, pattern: "/admin/blog/preview" };
    expect(await thrownBy(() => preview(args))).toMatchObject({ status: 401 });
  });

  it("renders what readers would get", async () => {
    const { context, request, url } = visit(services, "/admin/blog/preview", {
      owner: true,
      form: { content: "*a*" },
    });
    const answer = await preview({ context, request, url, params: {}, pattern: "/admin/blog/preview" });
    expect(await answer.json()).toEqual({ html: "<p><em>a</em></p>" });
  });
});

import { describe, expect, it } from "vitest";
import { thrownBy, visit } from "#testing/pages.ts";
import { newPost, published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { findDraft, listDrafts } from "#domain/drafts/drafts.server.ts";
import { limits } from "#domain/posts/post.ts";
import { listPreviewLinks } from "#domain/drafts/preview-links.server.ts";
import { drafted } from "#testing/drafts.ts";
import { findPost, listPosts } from "#domain/posts/posts.server.ts";
import { testOwner } from "#testing/services.ts";
import { action as preview } from "./preview-action.ts";
import { takeNotice } from "#app/notice.ts";
import { requestContext } from "#app/context.ts";
import { action as inList } from "../blog-lists/published-page.tsx";
import { action } from "./blog-page.tsx";

const { services } = testServices();
const owner = testOwner(services);

function answered(fields: Record<string, string | File>, path = "/admin/blog") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { context, url } = visit(services, path, { owner: true });
  const args = { context, url, params: {}, request: new Request(url, { method: "POST", body: form }) };
  return url.pathname === "/admin/blog" ? action(args) : inList(args);
}

async function send(fields: Record<string, string | File>) {
  const answer = await answered(fields);
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get("Location"), back: null };
  const { refusal, typed, made } = { refusal: null, typed: null, made: null, ...answer.data };
  return { status: answer.init?.status, location: null, back: { refusal, typed, made } };
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

  it("makes a draft, saves the typed text into it, and publishes it as one post", async () => {
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

  it("deletes, restores and resets likes", async () => {
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

describe("the editor's form, besides saving", () => {
  it("publishes a text once that is sent twice", async () => {
    const fields = { ...text(), intent: "publish-post", publishKey: crypto.randomUUID() };
    expect([await send(fields), await send(fields)]).toMatchObject([
      { location: "/blog" },
      { location: "/blog" },
    ]);
    expect((await listPosts(services, { search: fields.slug })).posts).toHaveLength(1);
    expect(await send({ ...text(), intent: "publish-post", publishKey: "" })).toMatchObject({
      location: "/blog",
    });
  });

  it("keeps a draft that was saved elsewhere from being published over", async () => {
    const draft = await drafted(services);
    const send1 = (intent: string) => send({ ...text(), intent, id: draft.id, version: "1" });
    expect((await send1("close-draft")).status).toBe(303);
    expect(await send1("publish-draft")).toMatchObject({
      status: 409,
      back: { typed: { intent: "publish-draft" } },
    });
  });

  it("schedules the typed text, and cancels the schedule", async () => {
    const { id } = await drafted(services);
    const fields = { ...text(), id, version: "1", timeZone: "Asia/Tokyo", intent: "schedule-draft" };
    expect(await send({ ...fields, publishAt: "2001-01-01T10:00" })).toMatchObject({
      status: 422,
      back: { refusal: { code: "publish_at_past" }, typed: { publishAt: "2001-01-01T10:00" } },
    });
    expect(await send({ ...fields, publishAt: "" })).toMatchObject({
      status: 422,
      back: { refusal: { issues: [{ field: "publishAt" }] } },
    });
    expect(await send({ ...fields, publishAt: "2999-01-01T10:00" })).toMatchObject({
      location: `/admin/blog?draft=${id}&scheduled`,
    });
    expect(await findDraft(services, owner, id)).toMatchObject({
      publishAt: "2999-01-01T01:00:00.000Z",
      title: fields.title,
    });
    expect((await send({ intent: "unschedule-draft", id })).location).toBe(`/admin/blog?draft=${id}&edit`);
    expect((await findDraft(services, owner, id))?.publishAt).toBeNull();
    expect((await send({ intent: "unschedule-draft", id: "unknown" })).status).toBe(404);
  });

  it("shows a preview's address once, and revokes it", async () => {
    const { id } = await drafted(services);
    const { status, back } = await send({ intent: "make-preview", id, days: "2" });
    expect([status, back?.made]).toMatchObject([
      201,
      { draftId: id, path: expect.stringMatching(/^\/preview\/.{40,}/) },
    ]);
    const [link] = await listPreviewLinks(services, owner, id);
    expect((await send({ intent: "revoke-preview", id: link?.id ?? "", draft: id })).location).toBe(
      `/admin/blog?draft=${id}&edit`,
    );
    expect(await listPreviewLinks(services, owner, id)).toEqual([]);
    expect((await send({ intent: "make-preview", id, days: "99" })).status).toBe(422);
    expect((await send({ intent: "make-preview", id: "unknown" })).status).toBe(404);
  });

  it("makes a draft of a file, and says what is wrong with an invalid one", async () => {
    const file = (bytes: BlobPart, name = "a-toad.md") =>
      send({ intent: "import-draft", file: new File([bytes], name) });
    const made = await file("---\ntitle: From a file\n---\n\nText.");
    const id = /draft=([^&]+)/.exec(made.location ?? "")?.[1] ?? "";
    expect(await findDraft(services, owner, id)).toMatchObject({ title: "From a file", content: "Text." });
    for (const [bytes, status, code] of [
      ["---\ntitle: [\n---\n", 422, "front_matter_unreadable"],
      [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 415, "not_text"],
      [new Uint8Array([0xff, 0xfe, 0x41, 0x00]), 415, "not_text"],
      ["text with a \u0000 in it", 415, "not_text"],
      ["a".repeat(1_600_000), 413, "file_too_large"],
      ["a".repeat(600_000), 422, "invalid_input"],
    ] as const) {
      expect(await file(bytes)).toMatchObject({ status, back: { refusal: { code } } });
    }
    const longest = "茸".repeat(limits.content);
    const long = await file(`---\ntitle: As long as a text may be\n---\n\n${longest}`);
    const longId = /draft=([^&]+)/.exec(long.location ?? "")?.[1] ?? "";
    expect((await findDraft(services, owner, longId))?.content === longest).toBe(true);
    const nothing: Record<string, string | File>[] = [{}, { file: "text" }, { file: new File([], "") }];
    for (const none of nothing) {
      expect(await send({ intent: "import-draft", ...none })).toMatchObject({
        status: 422,
        back: { refusal: { code: "file_missing" } },
      });
    }
  });
});

describe("the preview", () => {
  it("is for the owner only", async () => {
    const { context, request, url } = visit(services, "/admin/blog/preview", { form: { content: "*a*" } });
    const args = { context, request, url, params: {}, pattern: "/admin/blog/preview" };
    expect(await thrownBy(() => preview(args))).toMatchObject({ status: 401 });
  });

  it("renders the text as readers would get it", async () => {
    const { context, request, url } = visit(services, "/admin/blog/preview", {
      owner: true,
      form: { content: "*a*" },
    });
    const answer = await preview({ context, request, url, params: {}, pattern: "/admin/blog/preview" });
    expect(await answer.json()).toEqual({ blocks: ["<p><em>a</em></p>"] });
  });
});

describe("the forms of the lists", () => {
  const cookieOf = async (fields: Record<string, string>, path?: string) => {
    const answer = await answered(fields, path);
    if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data));
    const location = answer.headers.get("Location");
    const { context, request } = visit(services, "/admin/blog", { owner: true });
    request.headers.set("Cookie", answer.headers.get("Set-Cookie")?.split(";")[0] ?? "");
    return { location, ...(await takeNotice(context.get(requestContext), request)) };
  };

  it("deletes a post and leads back to the list, as it was searched, and so does the undo", async () => {
    const { id } = await published(services);
    const list = "/admin/blog/published?q=toad&tag=riso&cursor=1_a";
    expect(await cookieOf({ intent: "delete-post", id, list: "here" }, list)).toMatchObject({
      location: list,
      notice: {
        words: "The post is in the trash, and stays there for 30 days.",
        undo: { action: list, fields: { intent: "restore-post", id } },
      },
    });
    expect(await cookieOf({ intent: "restore-post", id }, list)).toMatchObject({
      location: list,
      notice: {
        words: "The post is restored.",
        link: { to: `/admin/blog?post=${id}&edit`, words: "Open the post" },
      },
    });
    await expect(cookieOf({ intent: "delete-post", id, list: "//evil.example" }, list)).rejects.toThrow(
      "invalid",
    );
    expect((await cookieOf({ intent: "delete-post", id })).location).toBe("/blog");
    await cookieOf({ intent: "restore-post", id });
    expect(await findPost(services, id)).not.toBeNull();
  });

  it("closes the editor of a draft that is deleted from the list, and of no other", async () => {
    const { id } = await drafted(services);
    const { id: other } = await drafted(services);
    const open = `/admin/blog?draft=${other}&edit=`;
    const pressed = { intent: "delete-draft", id, list: "here" };
    expect(await cookieOf(pressed, open)).toMatchObject({ location: open });
    expect(await cookieOf({ ...pressed, id: other, list: "home" }, open)).toMatchObject({
      location: "/admin/blog",
    });
  });

  it("passes on what was done to the page that it leads to", async () => {
    const fields = text();
    const { location, notice } = await cookieOf({ intent: "publish-post", ...fields });
    const link = { to: `/blog/${fields.slug}`, words: fields.title };
    expect([location, notice]).toEqual(["/blog", { words: "Published:", link }]);
    const { id } = await drafted(services);
    expect((await cookieOf({ ...text(), intent: "publish-draft", id })).notice).toMatchObject({
      words: "Published:",
    });
  });
});

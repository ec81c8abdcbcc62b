import { beforeAll, describe, expect, it } from "vitest";
import { call, ownerHeaders } from "#testing/api.ts";
import { draftText } from "#testing/drafts.ts";
import { newPost } from "#testing/posts.ts";

let owner: Record<string, string>;
beforeAll(async () => {
  owner = await ownerHeaders();
});

const send = (path: string, method: string, json?: unknown) => call(path, { method, json, headers: owner });

async function made(path: "/drafts" | "/posts", text: object) {
  const { status, answer } = await send(path, "POST", text);
  expect(status).toBe(201);
  return answer.data;
}

describe("saving over a newer version", () => {
  it("answers 409 with the current draft", async () => {
    const { _id } = await made("/drafts", draftText());
    await send(`/drafts/${_id}`, "PUT", { ...draftText({ content: "Theirs" }), version: 1 });
    const { status, answer } = await send(`/drafts/${_id}`, "PUT", { ...draftText(), version: 1 });
    expect([status, answer.error.code]).toEqual([409, "changed_elsewhere"]);
    expect(answer.data.current).toMatchObject({ _id, content: "Theirs", version: 2, words: 1 });
  });

  it("answers 409 with the current post, but not where only its slug is taken", async () => {
    const other = await made("/posts", newPost());
    const post = await made("/posts", newPost());
    const stale = await send(`/posts/${post._id}`, "PUT", { ...newPost({ slug: post.slug }), version: 7 });
    expect(stale.answer).toMatchObject({ data: { current: { _id: post._id, content: post.content } } });
    expect(stale.answer.data.current).not.toHaveProperty("html");
    const taken = await send(`/posts/${post._id}`, "PUT", newPost({ slug: other.slug }));
    expect([taken.answer.error.code, taken.answer.data]).toEqual(["slug_taken", undefined]);
  });

  it("answers 404 for a draft that is gone, 413 for too much, and 422 for a field that is too long", async () => {
    const { _id } = await made("/drafts", draftText());
    const save = (text: object) => send(`/drafts/${_id}`, "PUT", { ...draftText(), ...text });
    expect(await save({ content: "a".repeat(2_000_001) })).toMatchObject({
      status: 413,
      answer: { error: { code: "body_too_large" } },
    });
    expect(await save({ content: "a".repeat(500_001) })).toMatchObject({
      status: 422,
      answer: { error: { issues: [{ field: "content" }] } },
    });
    await send(`/drafts/${_id}`, "DELETE");
    expect(await save({})).toMatchObject({ status: 404, answer: { error: { code: "not_found" } } });
  });
});

describe("repeating a creation that may have arrived", () => {
  it("makes one draft and one post of the same key", async () => {
    const key = crypto.randomUUID();
    const text = draftText();
    const [one, two] = [
      await made("/drafts", { ...text, draftKey: key }),
      await made("/drafts", { ...text, content: "More", draftKey: key }),
    ];
    expect(two).toMatchObject({ _id: one._id, content: "More", version: 2 });
    const late = await send("/drafts", "POST", { ...text, draftKey: key });
    expect(late).toMatchObject({
      status: 409,
      answer: { data: { current: { _id: one._id, content: "More" } } },
    });
    const post = newPost({ publishKey: key });
    expect((await made("/posts", post))._id).toBe((await made("/posts", post))._id);
    expect((await send("/drafts", "POST", { ...text, draftKey: "'; drop" })).status).toBe(422);
  });
});

describe("publishing a draft", () => {
  it("makes one post of it, however often it is sent, and removes the draft", async () => {
    const { _id } = await made("/drafts", draftText());
    const text = { ...newPost(), publishKey: crypto.randomUUID(), version: 1 };
    const first = await send(`/drafts/${_id}/publish`, "POST", text);
    const second = await send(`/drafts/${_id}/publish`, "POST", text);
    expect(first).toMatchObject({ status: 201, answer: { data: { slug: text.slug } } });
    expect(second.answer.data._id).toBe(first.answer.data._id);
    expect(first.answer.data).not.toHaveProperty("html");
    expect((await send(`/drafts/${_id}`, "GET")).status).toBe(404);
  });

  it("answers 409 with the current draft, 404 for no draft, and 422 for a missing title", async () => {
    const { _id } = await made("/drafts", draftText());
    expect(await send(`/drafts/${_id}/publish`, "POST", { ...newPost(), version: 7 })).toMatchObject({
      status: 409,
      answer: { error: { code: "changed_elsewhere" }, data: { current: { _id, version: 1 } } },
    });
    expect((await send("/drafts/none/publish", "POST", newPost())).status).toBe(404);
    expect((await send(`/drafts/${_id}/publish`, "POST", { ...newPost(), title: "" })).status).toBe(422);
  });
});

describe("restoring from the trash", () => {
  it("restores a draft and a post, and answers 404 for texts that are not in the trash", async () => {
    const [draft, post] = [await made("/drafts", draftText()), await made("/posts", newPost())];
    for (const path of [`/drafts/${draft._id}`, `/posts/${post._id}`]) {
      expect((await send(`${path}/restore`, "POST")).status).toBe(404);
      await send(path, "DELETE");
      expect((await send(`${path}/restore`, "POST")).status).toBe(200);
      expect((await send(path, "GET")).status).toBe(200);
    }
  });
});

describe("a draft's schedule", () => {
  it("is set, returned and cancelled", async () => {
    const { _id } = await made("/drafts", draftText());
    const schedule = { publishAt: "2999-01-01T09:00", timeZone: "Europe/London" };
    const set = await send(`/drafts/${_id}/schedule`, "PUT", schedule);
    expect(set).toMatchObject({
      status: 200,
      answer: {
        data: { _id, publishAt: "2999-01-01T09:00:00.000Z", publishZone: "Europe/London", version: 1 },
      },
    });
    const past = await send(`/drafts/${_id}/schedule`, "PUT", { publishAt: "2001-01-01T09:00" });
    expect(past).toMatchObject({ status: 422, answer: { error: { code: "publish_at_past" } } });
    expect((await send(`/drafts/${_id}/schedule`, "DELETE")).answer.data.publishAt).toBeNull();
    expect((await send("/drafts/unknown/schedule", "DELETE")).status).toBe(404);
  });
});

describe("a draft's preview links", () => {
  it("are made, listed without their address, and revoked", async () => {
    const { _id } = await made("/drafts", draftText());
    const link = await send(`/drafts/${_id}/previews`, "POST", { days: 3 });
    expect(link.status).toBe(201);
    const { id, url, path, token } = link.answer.data;
    expect([url, token]).toEqual([`https://toadstool.test${path}`, undefined]);
    const list = await send(`/drafts/${_id}/previews`, "GET");
    expect(list.answer.data).toMatchObject([{ id }]);
    expect(JSON.stringify(list.answer)).not.toContain(path.split("/").at(-1));
    expect((await send(`/drafts/${_id}/previews/${id}`, "DELETE")).status).toBe(200);
    expect((await send(`/drafts/${_id}/previews/${id}`, "DELETE")).status).toBe(404);
    for (const days of [0, 31, 1.5, "x"]) {
      expect((await send(`/drafts/${_id}/previews`, "POST", { days })).status).toBe(422);
    }
    expect((await send("/drafts/unknown/previews", "POST", {})).status).toBe(404);
  });
});

describe("a post's revisions", () => {
  it("are listed, read and restored; that can be undone", async () => {
    const post = await made("/posts", newPost({ content: "First." }));
    await send(`/posts/${post._id}`, "PUT", newPost({ slug: `${post.slug}-2`, content: "*Second*." }));
    const list = async () => (await send(`/posts/${post._id}/revisions`, "GET")).answer.data;
    const [replaced] = await list();
    expect(replaced).toMatchObject({ reason: "replaced", slug: post.slug });
    expect(replaced).not.toHaveProperty("content");
    const whole = await send(`/posts/${post._id}/revisions/${replaced.id}`, "GET");
    expect(whole.answer.data).toMatchObject({ content: "First." });
    const back = await send(`/posts/${post._id}/revisions`, "POST", { revisionId: replaced.id, version: 2 });
    expect(back.answer.data).toMatchObject({
      _id: post._id,
      content: "First.",
      slug: `${post.slug}-2`,
      version: 3,
    });
    expect(back.answer.data).not.toHaveProperty("html");
    const [restored] = await list();
    expect(restored).toMatchObject({ reason: "restored", slug: `${post.slug}-2` });
    const undone = await send(`/posts/${post._id}/revisions`, "POST", { revisionId: restored.id });
    expect(undone.answer.data).toMatchObject({ content: "*Second*.", slug: `${post.slug}-2` });
    const asked = { revisionId: replaced.id, withSlug: true };
    const renamed = await send(`/posts/${post._id}/revisions`, "POST", asked);
    expect(renamed.answer.data).toMatchObject({ content: "First.", slug: post.slug });
  });

  it("are refused where the text was changed since, the slug was taken, or the revision is another text's", async () => {
    const post = await made("/posts", newPost({ content: "First." }));
    const another = await made("/posts", newPost());
    await send(`/posts/${post._id}`, "PUT", newPost({ slug: `${post.slug}-2`, content: "Second." }));
    await made("/posts", newPost({ slug: post.slug }));
    const [{ id: revisionId }] = (await send(`/posts/${post._id}/revisions`, "GET")).answer.data;
    const restore = (input: object, id = post._id) =>
      send(`/posts/${id}/revisions`, "POST", { revisionId, ...input });
    expect(await restore({ version: 1 })).toMatchObject({
      status: 409,
      answer: { error: { code: "changed_elsewhere" } },
    });
    expect(await restore({ withSlug: true })).toMatchObject({
      status: 409,
      answer: { error: { code: "slug_taken" } },
    });
    expect((await restore({})).answer.data).toMatchObject({
      content: "First.",
      slug: `${post.slug}-2`,
    });
    expect((await restore({}, another._id)).status).toBe(404);
    expect((await send(`/drafts/${post._id}/revisions/${revisionId}`, "GET")).status).toBe(404);
  });
});

describe("all of it", () => {
  it("is for the owner only", async () => {
    const { _id } = await made("/drafts", draftText());
    const calls = [
      ["GET", `/drafts/${_id}/revisions`],
      ["POST", `/drafts/${_id}/revisions`],
      ["GET", `/posts/${_id}/revisions`],
      ["GET", `/posts/${_id}/revisions/x`],
      ["POST", `/drafts/${_id}/publish`],
      ["POST", `/drafts/${_id}/restore`],
      ["POST", `/posts/${_id}/restore`],
      ["PUT", `/drafts/${_id}/schedule`],
      ["DELETE", `/drafts/${_id}/schedule`],
      ["GET", `/drafts/${_id}/previews`],
      ["POST", `/drafts/${_id}/previews`],
      ["DELETE", `/drafts/${_id}/previews/x`],
    ] as const;
    for (const [method, path] of calls) {
      const json = method === "GET" ? undefined : {};
      expect([method, path, (await call(path, { method, json })).status]).toEqual([method, path, 401]);
    }
  });

  it("is described", async () => {
    const { answer } = await call("/openapi.json");
    expect(Object.keys(answer.paths)).toEqual(
      expect.arrayContaining([
        "/drafts/{id}/revisions",
        "/posts/{id}/revisions/{revisionId}",
        "/drafts/{id}/schedule",
        "/drafts/{id}/previews/{link}",
      ]),
    );
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { call, ownerHeaders } from "#testing/api.ts";
import { newPost, published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

const { services } = testServices();
let owner: Record<string, string>;
beforeAll(async () => {
  owner = await ownerHeaders();
});

describe("GET /api/posts", () => {
  it("lists under data, newest first, without content unless asked", async () => {
    const newest = await published(services, { dateString: "1 January 2090" });
    const { status, answer } = await call("/posts?limit=1");
    expect(status).toBe(200);
    expect(answer.data).toEqual([
      expect.objectContaining({ _id: newest.id, id: newest.id, slug: newest.slug }),
    ]);
    expect(answer.data[0]).not.toHaveProperty("content");
    expect((await call("/posts?limit=1&fields=content")).answer.data[0].content).toBe(newest.content);
  });

  it("pages by cursor and searches by q", async () => {
    const term = crypto.randomUUID();
    for (const day of [1, 2, 3])
      await published(services, { title: `${term} ${day}`, dateString: `${day} May 2024` });
    const first = await call(`/posts?q=${term}&limit=2`);
    const second = await call(`/posts?q=${term}&limit=2&cursor=${first.answer.cursor}`);
    const titles = [...first.answer.data, ...second.answer.data].map((post: { title: string }) => post.title);
    expect(titles).toEqual([`${term} 3`, `${term} 2`, `${term} 1`]);
    expect(second.answer.cursor).toBeNull();
  });

  it("refuses a cursor that it never answered", async () => {
    for (const cursor of ["garbage", "1_", "_x", "'_'"]) {
      const { status, answer } = await call(`/posts?cursor=${encodeURIComponent(cursor)}`);
      expect([cursor, status, answer.error?.code]).toEqual([cursor, 422, "invalid_cursor"]);
    }
  });

  it("refuses a limit that is none", async () => {
    for (const limit of ["0", "101", "-1", "x", "1e2"]) {
      expect(await call(`/posts?limit=${limit}`)).toMatchObject({
        status: 422,
        answer: { error: { code: "invalid_limit" } },
      });
    }
  });
});

describe("GET one post and its neighbours", () => {
  it("finds by slug and by id, and shows nothing of what is stored rendered", async () => {
    const post = await published(services);
    for (const key of [post.slug, post.id]) {
      const { status, answer } = await call(`/posts/${key}`);
      expect(status).toBe(200);
      expect(answer.data).toMatchObject({ _id: post.id, id: post.id, content: post.content, likes: 0 });
      expect(answer.data).not.toHaveProperty("html");
    }
  });

  it("answers next and prev by slug or id, null at the ends, 404 for no post", async () => {
    const older = await published(services, { dateString: "1 January 1950" });
    const newer = await published(services, { dateString: "2 January 1950" });
    expect((await call(`/posts/next/${older.id}`)).answer.data._id).toBe(newer.id);
    expect((await call(`/posts/prev/${newer.slug}`)).answer.data._id).toBe(older.id);
    expect(await call(`/posts/prev/${older.id}`)).toMatchObject({ status: 200, answer: { data: null } });
    expect(await call("/posts/next/unknown")).toMatchObject({
      status: 404,
      answer: { error: { code: "not_found" } },
    });
    expect(await call("/posts/unknown")).toMatchObject({
      status: 404,
      answer: { error: { code: "not_found" } },
    });
  });
});

describe("writing posts", () => {
  it("publishes, changes and deletes", async () => {
    const made = await call("/posts", { method: "POST", json: newPost(), headers: owner });
    expect(made.status).toBe(201);
    const { _id, slug } = made.answer.data;
    const change = { ...newPost({ slug, title: "Changed", dateString: "" }), id: _id };
    const changed = await call(`/posts/${_id}`, { method: "PUT", json: change, headers: owner });
    expect(changed).toMatchObject({
      status: 200,
      answer: { data: { _id, title: "Changed", dateString: made.answer.data.dateString } },
    });
    expect(await call(`/posts/${_id}`, { method: "DELETE", headers: owner })).toMatchObject({
      status: 200,
      answer: { data: { _id } },
    });
    expect((await call(`/posts/${_id}`)).status).toBe(404);
    expect((await call(`/posts/${_id}`, { method: "DELETE", headers: owner })).status).toBe(404);
    expect((await call(`/posts/${_id}`, { method: "PUT", json: change, headers: owner })).status).toBe(404);
  });

  it("names every field that needs correcting", async () => {
    const { status, answer } = await call("/posts", {
      method: "POST",
      json: { content: "x", slug: "Not a slug" },
      headers: owner,
    });
    expect(status).toBe(422);
    expect(answer.error.issues.map((issue: { field: string }) => issue.field)).toEqual([
      "title",
      "summary",
      "slug",
    ]);
  });

  it("answers 409 for a taken slug and a change based on an old version, 422 for an unreadable date", async () => {
    const post = await published(services);
    const taken = await call("/posts", {
      method: "POST",
      json: newPost({ slug: post.slug }),
      headers: owner,
    });
    expect(taken).toMatchObject({
      status: 409,
      answer: { error: { code: "slug_taken", issues: [{ field: "slug" }] } },
    });
    const stale = await call(`/posts/${post.id}`, {
      method: "PUT",
      json: { ...newPost({ slug: post.slug }), version: 0 },
      headers: owner,
    });
    expect(stale).toMatchObject({ status: 409, answer: { error: { code: "changed_elsewhere" } } });
    const undated = await call("/posts", {
      method: "POST",
      json: newPost({ dateString: "someday" }),
      headers: owner,
    });
    expect(undated).toMatchObject({ status: 422, answer: { error: { code: "date_unreadable" } } });
  });

  it("refuses malformed JSON, another content type and a body over 2 MB", async () => {
    const send = (body: BodyInit, type: string) =>
      call("/posts", { method: "POST", body, headers: { ...owner, "Content-Type": type } });
    expect(await send("{", "application/json")).toMatchObject({
      status: 400,
      answer: { error: { code: "malformed_json" } },
    });
    for (const body of ["null", "[]", '"x"']) expect((await send(body, "application/json")).status).toBe(422);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
      expect(await send("{}", type)).toMatchObject({ status: 415, answer: { error: { code: "not_json" } } });
    }
    const huge = JSON.stringify(newPost({ content: "[".repeat(2_000_000) }));
    expect(await send(huge, "application/json")).toMatchObject({
      status: 413,
      answer: { error: { code: "body_too_large" } },
    });
    const streamed = new Response(huge).body;
    if (!streamed) throw new Error("A response without a body.");
    expect((await send(streamed, "application/json")).status).toBe(413);
  });

  it("is for the owner only, with the XSRF header, from this site", async () => {
    const post = await published(services);
    const calls = [
      { path: "/posts", method: "POST", json: newPost() },
      { path: `/posts/${post.id}`, method: "PUT", json: newPost() },
      { path: `/posts/${post.id}`, method: "DELETE" },
    ];
    const { "X-XSRF-TOKEN": _, ...withoutXsrf } = owner;
    for (const { path, ...request } of calls) {
      expect((await call(path, request)).status).toBe(401);
      expect((await call(path, { ...request, headers: withoutXsrf })).status).toBe(403);
      expect(
        (await call(path, { ...request, headers: { ...owner, Origin: "https://evil.example" } })).status,
      ).toBe(403);
      expect(
        (await call(path, { ...request, headers: { ...owner, "Sec-Fetch-Site": "cross-site" } })).status,
      ).toBe(403);
    }
    expect((await call(`/posts/${post.id}`)).answer.data).toMatchObject({ title: post.title });
  });
});

describe("PUT /api/posts/likes", () => {
  const like = (json: unknown, headers: Record<string, string> = {}) =>
    call("/posts/likes", { method: "PUT", json, headers });

  it("likes once for each visitor, and unlikes", async () => {
    const { id } = await published(services);
    const first = await like({ id, mode: 1 });
    expect(first).toMatchObject({ status: 200, answer: { data: { _id: id, likes: 1 } } });
    const Cookie = first.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    expect((await like({ id, mode: 1 }, { Cookie })).answer.data.likes).toBe(1);
    expect((await like({ id, mode: -1 }, { Cookie })).answer.data.likes).toBe(0);
  });

  it("resets only for the owner", async () => {
    const { id } = await published(services);
    await like({ id, mode: 1 });
    expect((await like({ id, mode: 0 })).status).toBe(401);
    expect((await like({ id, mode: 0 }, owner)).answer.data).toMatchObject({ likes: 0 });
  });

  it("refuses mode 7 and an unknown post", async () => {
    expect(await like({ id: "x", mode: 7 })).toMatchObject({
      status: 422,
      answer: { error: { issues: [{ field: "mode" }] } },
    });
    expect((await like({ id: "x", mode: 1 })).status).toBe(404);
  });
});

describe("unknown calls of the API", () => {
  it("is answered in JSON, whatever the method", async () => {
    for (const [path, method] of [
      ["/nothing", "GET"],
      ["/posts", "PATCH"],
      ["", "GET"],
      ["/posts/likes", "DELETE"],
    ] as const) {
      const { status, answer, headers } = await call(path, { method, headers: owner });
      expect([path, method, status]).toEqual([path, method, 404]);
      expect(answer.error.code).toBe("not_found");
      expect(headers.get("Content-Type")).toContain("application/json");
    }
  });
});

describe("the description", () => {
  it("is OpenAPI 3.1 and names every call", async () => {
    const { answer } = await call("/openapi.json");
    expect(answer.openapi).toMatch(/^3\.1/);
    expect(Object.keys(answer.paths)).toEqual(
      expect.arrayContaining([
        "/posts",
        "/posts/{id}",
        "/posts/likes",
        "/posts/next/{id}",
        "/drafts",
        "/drafts/{id}",
      ]),
    );
    expect(answer.paths["/posts"].post.requestBody.content["application/json"].schema.required).toEqual(
      expect.arrayContaining(["title", "summary", "slug"]),
    );
  });

  it("carries the security headers, like every answer", async () => {
    const { headers } = await call("/posts");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).not.toMatch(/unsafe-(inline|eval)/);
  });
});

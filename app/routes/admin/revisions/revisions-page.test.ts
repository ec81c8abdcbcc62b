import { describe, expect, it } from "vitest";
import { updatePost } from "#domain/posts/publishing.server.ts";
import { findPost, findRenamed } from "#domain/posts/posts.server.ts";
import { listRevisions } from "#domain/revisions/revisions.server.ts";
import { openSite } from "#testing/document/site.ts";
import { drafted } from "#testing/drafts.ts";
import { thrownBy, visit } from "#testing/pages.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { loader as download } from "../blog/export-action.ts";
import { action, loader } from "./revisions-page.tsx";

const { services, world } = testServices();
const owner = testOwner(services);

function open(kind: string, id: string, options: { query?: string; owner?: boolean } = {}) {
  const visited = visit(services, `/admin/revisions/${kind}/${id}${options.query ?? ""}`, {
    owner: options.owner ?? true,
  });
  return loader({ ...visited, params: { kind, id }, pattern: "/admin/revisions/:kind/:id" });
}

async function send(id: string, form: Record<string, string>, isOwner = true) {
  const visited = visit(services, `/admin/revisions/post/${id}`, { owner: isOwner, form });
  const answer = await action({
    ...visited,
    params: { kind: "post", id },
    pattern: "/admin/revisions/:kind/:id",
  });
  return answer instanceof Response
    ? { status: answer.status, location: answer.headers.get("Location") }
    : { status: answer.init?.status, code: answer.data.refusal.code };
}

async function changedPost() {
  const post = await published(services, { title: "Old", content: "One toad." });
  world.now = new Date(world.now.getTime() + 3_600_000);
  await updatePost(
    services,
    owner,
    post.id,
    newPost({ title: "New", slug: `${post.slug}-2`, content: "Two toads.", dateString: "" }),
  );
  return post;
}

describe("a text's revisions", () => {
  it("are compared with the current text, or with each other, word by word or as readers see them", async () => {
    const { id } = await changedPost();
    const { revisions, comparison } = await open("post", id);
    expect(revisions.map(({ reason }) => reason)).toEqual(["replaced", "published"]);
    expect(comparison).toMatchObject({ from: revisions[0]?.id, to: "now", view: "words", html: null });
    expect(comparison?.fields.map(({ label }) => label)).toEqual(["Title", "Slug"]);
    expect(comparison?.changes.map(({ change, text }) => [change, text])).toEqual([
      ["removed", "One"],
      ["added", "Two"],
      ["same", " "],
      ["removed", "toad"],
      ["added", "toads"],
      ["same", "."],
    ]);
    const query = `?from=${revisions[1]?.id}&to=${revisions[0]?.id}&view=page`;
    expect((await open("post", id, { query })).comparison).toMatchObject({
      fields: [],
      html: "<p>One toad.</p>",
    });
    expect((await open("post", id, { query: "?from=gone&to=gone&view=odd" })).comparison).toMatchObject({
      to: "now",
    });
  });

  it("are restored, and the post stays at its address", async () => {
    const { id, slug } = await changedPost();
    const [{ id: revisionId } = { id: "" }] = await listRevisions(services, owner, "post", id);
    expect((await send(id, { revisionId, version: "2" })).status).toBe(303);
    expect(await findPost(services, id)).toMatchObject({ title: "Old", slug: `${slug}-2` });
  });

  it("are restored with the old address where that is asked, and the newer one leads there", async () => {
    const { id, slug } = await changedPost();
    const [{ id: revisionId } = { id: "" }] = await listRevisions(services, owner, "post", id);
    expect(await send(id, { revisionId, version: "1" })).toMatchObject({
      status: 409,
      code: "changed_elsewhere",
    });
    expect(await send(id, { revisionId, version: "2", withSlug: "true" })).toMatchObject({
      status: 303,
      location: `/admin/revisions/post/${id}`,
    });
    expect(await findPost(services, slug)).toMatchObject({
      id,
      title: "Old",
      html: "<p>One toad.</p>",
      version: 3,
    });
    expect(await findRenamed(services, `${slug}-2`)).toBe(slug);
    expect(await send(id, { revisionId: "unknown", version: "" })).toMatchObject({ status: 404 });
  });

  it("are restored at a press, and what they replaced at another", async () => {
    const post = await changedPost();
    const site = await openSite();
    const owner = await site.owner();
    const reader = site.reader();
    await owner.open(`/admin/revisions/post/${post.id}`);
    const compared = () => owner.within("region", "Differences");
    expect(compared().read()).toMatch(/\(removed: One \) *\(added: Two \)/);
    await compared().follow("As published");
    expect(compared().read()).toContain("Removed");

    const [newest = ""] = owner.names("button").filter((name) => name.startsWith("Restore with"));
    await owner.press(newest);
    expect(owner.read("region", "Notice")).toContain("Restored.");
    await reader.open(`/blog/${post.slug}-2`);
    expect(reader.page().address.pathname).toBe(`/blog/${post.slug}`);
    expect(reader.read()).toContain("One toad.");
    await owner.press("Undo");
    await reader.open(`/blog/${post.slug}`);
    expect(reader.page().address.pathname).toBe(`/blog/${post.slug}-2`);
    expect(reader.read()).toContain("Two toads.");
  });

  it("are empty for a text without any, and 404 for a missing text", async () => {
    const draft = await drafted(services);
    expect(await open("draft", draft.id)).toMatchObject({ revisions: [], comparison: null });
    const { slug } = await published(services);
    for (const [kind, id] of [
      ["post", "unknown"],
      ["draft", "unknown"],
      ["post", slug],
      ["letter", draft.id],
    ] as const) {
      expect(await thrownBy(() => open(kind, id))).toMatchObject({ status: 404 });
    }
  });

  it("are for the owner only", async () => {
    const { id } = await published(services);
    expect(await thrownBy(() => open("post", id, { owner: false }))).toMatchObject({ status: 401 });
    expect(await thrownBy(() => send(id, { revisionId: "x" }, false))).toMatchObject({ status: 401 });
  });
});

describe("a text as a file", () => {
  const fetchFile = (kind: string, id: string, isOwner = true) => {
    const visited = visit(services, `/admin/blog/export/${kind}/${id}`, { owner: isOwner });
    return download({ ...visited, params: { kind, id }, pattern: "/admin/blog/export/:kind/:id" });
  };

  it("is downloaded under its slug", async () => {
    const post = await published(services, { title: "Toads: a history" });
    const answer = await fetchFile("post", post.id);
    expect(answer.headers.get("Content-Disposition")).toContain(`attachment; filename="${post.slug}.md"`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.text()).toContain('title: "Toads: a history"\n');
    const odd = await drafted(services, { slug: '"; x="\r\nA: b', title: "" });
    expect((await fetchFile("draft", odd.id)).headers.get("Content-Disposition")).toContain(
      'attachment; filename="x-a-b.md"',
    );
    const nameless = await drafted(services, { slug: "", title: "蛙" });
    expect((await fetchFile("draft", nameless.id)).headers.get("Content-Disposition")).toContain(
      "''%E8%9B%99.md",
    );
  });

  it("is for the owner only: a visitor is led to the login, and a missing text is 404", async () => {
    const { id } = await published(services);
    expect(await thrownBy(() => fetchFile("post", id, false))).toMatchObject({ status: 302 });
    for (const kind of ["post", "draft", "letter"]) {
      expect(await thrownBy(() => fetchFile(kind, "unknown"))).toMatchObject({ status: 404 });
    }
  });
});

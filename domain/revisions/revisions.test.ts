import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { textRevisions } from "#db/schema.ts";
import { deleteDraft, findDraft, saveDraft } from "../drafts/drafts.server.ts";
import { publishDraft } from "../drafts/publish-draft.server.ts";
import { deletePost } from "../posts/trash.server.ts";
import { updatePost } from "../posts/publishing.server.ts";
import { sweepTrash } from "../drafts/drafts.server.ts";
import { drafted, draftText } from "#testing/drafts.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import type { TextKind } from "./revision.ts";
import { findRevision, listRevisions, sweepRevisions } from "./revisions.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const minute = 60_000;
const day = 86_400_000;

const after = (milliseconds: number) => (world.now = new Date(world.now.getTime() + milliseconds));

async function left(kind: TextKind, id: string) {
  const revisions = await listRevisions(services, owner, kind, id);
  const whole = await Promise.all(revisions.map((revision) => findRevision(services, owner, revision.id)));
  return whole.map((revision) => [revision?.reason, revision?.content]).toReversed();
}

describe("a post's revisions", () => {
  it("are the text as published, and before each change", async () => {
    const post = await published(services, { content: "First words." });
    const change = (content: string) =>
      updatePost(services, owner, post.id, newPost({ slug: post.slug, content }));
    await change("Second words.");
    await change("Third.");
    expect(await left("post", post.id)).toEqual([
      ["published", "First words."],
      ["replaced", "First words."],
      ["replaced", "Second words."],
    ]);
    expect((await listRevisions(services, owner, "post", post.id))[0]).toMatchObject({
      kind: "post",
      textId: post.id,
      words: 2,
      slug: post.slug,
      savedAt: world.now.toISOString(),
    });
  });

  it("are not made by a save that changes nothing, or is refused", async () => {
    const other = await published(services);
    const post = await published(services);
    const { title, summary, slug, dateString, imageUrl, content } = post;
    const same = { title, summary, slug, dateString, imageUrl, content };
    await updatePost(services, owner, post.id, same);
    await updatePost(services, owner, post.id, { ...same, content: "Refused.", slug: other.slug });
    await updatePost(services, owner, post.id, { ...same, content: "Refused.", version: 1 });
    expect(await left("post", post.id)).toEqual([["published", content]]);
  });

  it("are one for each save where two collide: only one of them succeeds", async () => {
    const post = await published(services);
    const save = (content: string) =>
      updatePost(services, owner, post.id, { ...newPost({ slug: post.slug, content }), version: 1 });
    await Promise.all([save("One."), save("Other.")]);
    expect(await left("post", post.id)).toHaveLength(2);
  });

  it("go with the post when the trash is swept", async () => {
    const post = await published(services);
    const draft = await drafted(services);
    after(60 * minute);
    await saveDraft(services, owner, draft.id, draftText());
    await deletePost(services, owner, post.id);
    await deleteDraft(services, owner, draft.id);
    after(31 * day);
    await sweepTrash(services);
    expect([await left("post", post.id), await left("draft", draft.id)]).toEqual([[], []]);
  });
});

describe("a draft's revisions", () => {
  it("are one for each hour of drafting: the text before the first save after it", async () => {
    const draft = await drafted(services, { content: "0:00" });
    const save = (content: string) => saveDraft(services, owner, draft.id, draftText({ content }));
    after(59 * minute + 59_999);
    await save("0:59");
    expect(await left("draft", draft.id)).toEqual([]);
    after(1);
    await save("1:00");
    after(10_000);
    await save("1:00:10");
    after(59 * minute + 49_999);
    await save("1:59");
    expect(await left("draft", draft.id)).toEqual([["hour", "0:59"]]);
    after(1);
    await save("2:00");
    after(9 * 60 * minute);
    await save("11:00");
    expect(await left("draft", draft.id)).toEqual([
      ["hour", "0:59"],
      ["hour", "1:59"],
      ["hour", "2:00"],
    ]);
  });

  it("are not made by a save that changes nothing, or comes too late", async () => {
    const text = draftText();
    const draft = await drafted(services, text);
    after(61 * minute);
    await saveDraft(services, owner, draft.id, { ...text, version: 1 });
    await saveDraft(services, owner, draft.id, { ...text, content: "Too late.", version: 1 });
    expect(await left("draft", draft.id)).toEqual([]);
    await saveDraft(services, owner, draft.id, { ...text, content: "In time.", version: 2 });
    expect(await left("draft", draft.id)).toEqual([["hour", text.content]]);
  });

  it("are one where ten saves collide after the hour, and every save without a version succeeds or is refused", async () => {
    const draft = await drafted(services);
    after(61 * minute);
    const saves = Array.from({ length: 4 }, (_, n) =>
      saveDraft(services, owner, draft.id, draftText({ content: `Save ${n}` })),
    );
    await Promise.all(saves);
    expect(await left("draft", draft.id)).toHaveLength(1);
    expect((await findDraft(services, owner, draft.id))?.version).toBe(5);
  });

  it("become the post's when it is published", async () => {
    const text = draftText();
    const draft = await drafted(services, text);
    after(61 * minute);
    await saveDraft(services, owner, draft.id, { ...text, content: "An hour on." });
    const post = await publishDraft(services, owner, draft.id, { ...text, content: "Done." });
    const id = post && "id" in post ? post.id : "";
    expect(await left("draft", draft.id)).toEqual([]);
    expect(await left("post", id)).toEqual([
      ["hour", text.content],
      ["published", "Done."],
    ]);
  });
});

describe("the sweep", () => {
  it("keeps all of 90 days, then the last of each day, and always the last 20", async () => {
    const many = async (textId: string, count: number, ages: (index: number) => number) => {
      const empty = { title: "", summary: "", slug: "", imageUrl: "", dateString: "", words: 0, content: "" };
      const of = { ...empty, kind: "post", textId, reason: "replaced" } as const;
      const rows = Array.from({ length: count }, (_, index) => ({
        ...of,
        id: `${textId}-${index}`,
        savedAt: new Date(world.now.getTime() - ages(index)),
      }));
      for (const row of rows) await services.db.insert(textRevisions).values(row);
    };
    const noon = new Date("2026-12-01T12:00:00Z");
    world.now = noon;
    // Every hour from 88 days ago to 92 days ago.
    await many("often", 96, (index) => 88 * day + index * 60 * minute);
    await many("rare", 25, (index) => 400 * day + index * minute);
    await sweepRevisions(services);
    await sweepRevisions(services);
    const kept = async (textId: string) => {
      const isOf = and(eq(textRevisions.kind, "post"), eq(textRevisions.textId, textId));
      return (await services.db.select().from(textRevisions).where(isOf)).map(({ savedAt }) =>
        savedAt.toISOString(),
      );
    };
    const often = await kept("often");
    const old = often.filter((savedAt) => savedAt < new Date(noon.getTime() - 90 * day).toISOString());
    expect(often.length - old.length).toBe(49);
    expect(old.toSorted()).toEqual(["2026-08-31T23:00:00.000Z", "2026-09-01T23:00:00.000Z"]);
    expect(await kept("rare")).toHaveLength(20);
  });
});

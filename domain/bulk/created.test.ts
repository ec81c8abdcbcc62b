import { pngOf } from "@toadstool/media/samples/quarters";
import { beforeEach, describe, expect, it } from "vitest";
import { bulkChanges, drafts, images, pages, posts, redirects, webhookEvents, webhooks } from "#db/schema.ts";
import { draftText } from "#testing/drafts.ts";
import { newPost } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import type { DraftAsked } from "../drafts/draft.ts";
import { createDraftOnce, deleteDraft, saveDraft } from "../drafts/drafts.server.ts";
import { postIdOf, publishDraft } from "../drafts/publish-draft.server.ts";
import { publishPage } from "../drafts/publish-page.server.ts";
import { changeImage, findImage } from "../media/images.server.ts";
import { uploadImage } from "../media/upload/upload-image.server.ts";
import { isRefused } from "../outcome.ts";
import type { NewPostAsked } from "../posts/post.ts";
import { putRedirects } from "../addresses/put-redirects.server.ts";
import { findRedirect } from "../addresses/redirects.server.ts";
import { findPost } from "../posts/posts.server.ts";
import { publishPost, updatePost } from "../posts/publishing.server.ts";
import { deletePost } from "../posts/trash.server.ts";
import { sweepBulkChanges, undoMany } from "./bulk-changes.server.ts";
import { beginCreating, findCreated, listCreated, listKept } from "./created.server.ts";
import { undoCreated } from "./undo-created.server.ts";

let { services, world } = testServices();
let owner = testOwner(services);
let change: string;

beforeEach(async () => {
  ({ services, world } = testServices());
  owner = testOwner(services);
  for (const table of [bulkChanges, posts, drafts, images, redirects, webhookEvents, webhooks])
    // oxlint-disable-next-line no-await-in-loop -- a few
    await services.db.delete(table);
  change = crypto.randomUUID();
  await beginCreating(services, owner, { key: change, name: "ghost.zip" });
});

function made<Value>(outcome: Value): Exclude<Value, { refused: unknown } | null> {
  if (isRefused(outcome)) throw new Error(outcome.message);
  if (outcome === null) throw new Error("Nothing was made.");
  return outcome as Exclude<Value, { refused: unknown } | null>;
}

const publish = async (asked: Partial<NewPostAsked> = {}) =>
  made(
    await publishPost(services, owner, { ...newPost(), publishKey: crypto.randomUUID(), change, ...asked }),
  );
const begin = async (asked: Partial<DraftAsked> = {}) =>
  made(
    await createDraftOnce(services, owner, {
      ...draftText(),
      draftKey: crypto.randomUUID(),
      change,
      ...asked,
    }),
  );

async function undoAll(id = change) {
  const kept = [];
  for (let steps = 0; steps < 50; steps++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const step = made(await undoCreated(services, owner, id));
    kept.push(...step.kept);
    if (step.isOver) return kept;
  }
  throw new Error("The undo does not end.");
}

const there = async () => [await services.db.$count(posts), await services.db.$count(drafts)];

describe("a bulk change that makes things", () => {
  it("is begun once, and counts what it has made", async () => {
    await beginCreating(services, owner, { key: change, name: "another" });
    await publish();
    await begin();
    await begin({ kind: "page" });
    const counts = { post: 1, draft: 1, page: 1, image: 0, redirect: 0, subscriber: 0 };
    expect(await listCreated(services, owner)).toEqual([
      { key: change, name: "ghost.zip", createdAt: world.now.toJSON(), counts, undone: null, isOver: false },
    ]);
  });

  it("makes a thing once, however often it is asked", async () => {
    const publishKey = crypto.randomUUID();
    const text = newPost();
    await publish({ ...text, publishKey });
    await publish({ ...text, publishKey });
    const draftKey = crypto.randomUUID();
    const typed = draftText();
    expect((await begin({ ...typed, draftKey })).version).toBe(1);
    expect((await begin({ ...typed, draftKey })).version, "the same text").toBe(1);
    expect(await there()).toEqual([1, 1]);
    expect(await undoAll()).toEqual([]);
    expect(await there()).toEqual([0, 0]);
  });

  it("makes nothing where there is none of its key, or it was undone", async () => {
    const asked = { ...newPost(), change: crypto.randomUUID() };
    expect(await publishPost(services, owner, asked)).toMatchObject({ code: "change_unknown" });
    await undoAll();
    expect(await publishPost(services, owner, { ...asked, change })).toMatchObject({
      code: "change_undone",
    });
    expect(await createDraftOnce(services, owner, { ...draftText(), change })).toMatchObject({
      code: "change_undone",
    });
    expect(await there()).toEqual([0, 0]);
  });

  it("makes nothing again that its owner has thrown away or published", async () => {
    const publishKey = crypto.randomUUID();
    const [inTrash, became, gone] = [crypto.randomUUID(), crypto.randomUUID(), await publish({ publishKey })];
    await deletePost(services, owner, gone.id);
    await deleteDraft(services, owner, (await begin({ draftKey: inTrash })).id);
    await publishDraft(services, owner, (await begin({ draftKey: became })).id, newPost());
    const refused = { code: "made_before" };
    const again = { ...newPost(), publishKey, change };
    expect(await publishPost(services, owner, again)).toMatchObject(refused);
    for (const draftKey of [inTrash, became])
      // oxlint-disable-next-line no-await-in-loop -- two
      expect(await createDraftOnce(services, owner, { ...draftText(), draftKey, change })).toMatchObject(
        refused,
      );
  });

  it("keeps the dates it is given", async () => {
    const dates = { publishedAt: "2019-03-04T09:12:33.123Z", updatedAt: "2020-01-01T00:00:00+01:00" };
    const { id } = await publish({ ...dates, dateString: "", datetime: undefined });
    const row = await services.db.query.posts.findFirst();
    expect(row).toMatchObject({ dateString: "4 March 2019, 9:12:33 AM" });
    expect([row?.publishedAt.toJSON(), row?.updatedAt.toJSON()]).toEqual([
      dates.publishedAt,
      "2019-12-31T23:00:00.000Z",
    ]);
    await updatePost(services, owner, id, { ...newPost(), updatedAt: "2021-01-01T00:00:00Z" });
    expect((await services.db.query.posts.findFirst())?.updatedAt.toJSON()).toMatch(/^2021/);
    const draft = await begin({ kind: "page", slug: "/uses", createdAt: dates.publishedAt });
    expect(draft.createdAt).toBe(dates.publishedAt);
    for (let tries = 0; tries < 2; tries++)
      // oxlint-disable-next-line no-await-in-loop -- twice
      expect(await publishPage(services, owner, draft.id, 1, dates)).toEqual({ path: "/uses" });
    const [page] = await services.db.select().from(pages);
    expect(page?.publishedAt.toJSON()).toBe(dates.publishedAt);
  });

  it("can do without notifying webhooks", async () => {
    const { db, clock } = services;
    const events = ["post.published" as const];
    await db
      .insert(webhooks)
      .values({ id: "w", url: "https://a.example", secret: "", events, createdAt: clock() });
    const kinds = async () => (await db.select().from(webhookEvents)).map(({ kind }) => kind);
    const silent = await publish({ announce: false });
    expect(await kinds()).toEqual([]);
    const loud = await publish();
    world.now = new Date(world.now.getTime() + 1000);
    await updatePost(services, owner, loud.id, { ...newPost({ slug: loud.slug }), announce: false });
    await updatePost(services, owner, silent.id, { ...newPost({ slug: silent.slug }), announce: false });
    expect(await kinds(), "what was noted before stays").toEqual(["post.published"]);
    world.now = new Date(world.now.getTime() + 1000);
    await updatePost(services, owner, silent.id, newPost({ slug: silent.slug, title: "New" }));
    expect(await kinds()).toEqual(["post.published", "post.updated"]);
  });
});

describe("the undo of a bulk change that has made things", () => {
  it("notifies no webhook of what goes silently, and keeps the news of what stays", async () => {
    const { db, clock } = services;
    const events = ["post.updated" as const];
    await db
      .insert(webhooks)
      .values({ id: "w", url: "https://a.example", secret: "", events, createdAt: clock() });
    await publish({ announce: false });
    const kept = await publish({ announce: false });
    world.now = new Date(world.now.getTime() + 1000);
    await updatePost(services, owner, kept.id, newPost({ slug: kept.slug, title: "Mine" }));
    await undoAll();
    const noted = await db.select().from(webhookEvents);
    expect(noted.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([["post.updated", kept.id]]);
  });

  it("removes what was saved by the change alone, and lets it come again", async () => {
    const publishKey = crypto.randomUUID();
    const post = await publish({ publishKey });
    const draft = await begin();
    await updatePost(services, owner, post.id, { ...newPost({ slug: post.slug, title: "Filled" }), change });
    await saveDraft(services, owner, draft.id, { ...draftText({ title: "Filled" }), change });
    const page = await begin({ kind: "page", slug: "/uses" });
    await publishPage(services, owner, page.id);
    expect(await undoAll()).toEqual([]);
    expect(await there()).toEqual([0, 0]);
    expect(await services.db.$count(pages)).toBe(0);
    expect(await findCreated(services, owner, change)).toMatchObject({ undone: 3, counts: { post: 0 } });
    expect(await undoCreated(services, owner, change), "pressed again").toEqual({
      removed: 0,
      kept: [],
      isOver: true,
    });
    const next = crypto.randomUUID();
    await beginCreating(services, owner, { key: next, name: "ghost.zip" });
    await publish({ publishKey, change: next });
    expect(await there()).toEqual([1, 0]);
  });

  it("keeps what was changed, moved or published since, and says so", async () => {
    const changed = await publish();
    await updatePost(services, owner, changed.id, newPost({ slug: changed.slug, title: "Mine" }));
    const inTrash = await publish();
    await deletePost(services, owner, inTrash.id);
    const saved = await begin();
    await saveDraft(services, owner, saved.id, draftText());
    const became = await begin();
    await publishDraft(services, owner, became.id, newPost());
    await publish();
    const kept = await undoAll();
    expect(kept.map(({ kind, id }) => [kind, id])).toEqual(
      expect.arrayContaining([
        ["post", changed.id],
        ["post", inTrash.id],
        ["draft", saved.id],
        ["draft", became.id],
      ]),
    );
    expect(kept[0]?.why).toContain("changed, moved or published");
    const { title } = newPost();
    const found = Object.fromEntries(kept.map((one) => [one.id, [one.title, one.address]]));
    expect(found).toEqual({
      [changed.id]: ["Mine", `/admin/blog?post=${changed.id}`],
      [inTrash.id]: [title, "/admin/blog/trash"],
      [saved.id]: [draftText().title, `/admin/blog?draft=${saved.id}&edit`],
      [became.id]: [title, `/admin/blog?post=${await postIdOf(became.id)}`],
    });
    const listed = await listKept(services, owner, change);
    expect(new Set(listed)).toEqual(new Set(kept));
    expect(await findCreated(services, owner, change)).toMatchObject({ isOver: true });
    expect(await findCreated(services, owner, change)).toMatchObject({ undone: 1 });
    expect(await findPost(services, changed.id)).toMatchObject({ title: "Mine" });
  });

  it("removes redirects that lead where they led, and keeps those to a text that stays", async () => {
    const [stays, goes] = [await publish(), await publish()];
    const redirected = [
      { path: "/2019/stays", target: `/blog/${stays.slug}` },
      { path: "/2019/goes", target: `/blog/${goes.slug}` },
      { path: "/feed-old", target: "/feed.xml" },
      { path: "/changed", target: "/art" },
    ];
    for (let tries = 0; tries < 2; tries++)
      // oxlint-disable-next-line no-await-in-loop -- twice
      expect(
        await putRedirects(services, owner, { redirects: redirected, keep: true, change }),
      ).toMatchObject(redirected.map(() => ({ state: "made" })));
    const mine = [{ path: "/changed", target: "/about-me" }];
    await putRedirects(services, owner, { redirects: mine, keep: false });
    await updatePost(services, owner, stays.id, newPost({ slug: "moved", title: "Mine" }));
    expect((await undoAll()).map(({ id, why }) => [id, why])).toEqual([
      [stays.id, expect.stringContaining("changed")],
      ["/2019/stays", "It leads to a text that stays."],
      ["/changed", expect.stringContaining("elsewhere")],
    ]);
    const leads = ["/2019/stays", "/2019/goes", "/feed-old", "/changed"];
    expect(await Promise.all(leads.map((path) => findRedirect(services, path)))).toEqual([
      `/blog/${stays.slug}`,
      null,
      null,
      "/about-me",
    ]);
  });

  it("moves images to the trash that nothing shows and no one has changed", async () => {
    const upload = async (name: string, width: number) => {
      const body = new Blob([pngOf(width, 6) as BlobPart]).stream();
      const details = async () => ({ name, folder: "", replaces: "", same: "ask" as const, change });
      return made(await uploadImage(services, owner, { fileName: name, body, details }));
    };
    const [unused, shown, changed] = [await upload("a", 9), await upload("b", 10), await upload("c", 11)];
    world.now = new Date(world.now.getTime() + 1000);
    await changeImage(services, owner, changed.id, { alt: "Mine" });
    const post = await publish({ content: `![](/media/${shown.id})` });
    await updatePost(services, owner, post.id, newPost({ slug: post.slug, content: post.content }));
    expect((await findCreated(services, owner, change))?.counts.image).toBe(3);
    const stays = await undoAll();
    expect(stays.map(({ title }) => title)).toEqual(expect.arrayContaining(["b", "c"]));
    const kept = Object.fromEntries(stays.map(({ id, why }) => [id, why]));
    expect(kept).toMatchObject({
      [shown.id]: "A text shows it, so it stays.",
      [changed.id]: expect.stringContaining("changed"),
    });
    expect(await findImage(services, unused.id)).toBeNull();
    expect(await findImage(services, changed.id)).not.toBeNull();
  });

  it("goes on where it stopped, some at a time", async () => {
    for (let each = 0; each < 60; each++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await begin();
    expect(await undoCreated(services, owner, change)).toEqual({ removed: 50, kept: [], isOver: false });
    expect(await undoCreated(services, owner, change)).toEqual({ removed: 10, kept: [], isOver: true });
  });

  it("is of no other kind of change, and possible for 30 days", async () => {
    expect(await undoMany(services, owner, change)).toBeNull();
    expect(await undoCreated(services, owner, "unknown-key")).toBeNull();
    world.now = new Date(world.now.getTime() + 29 * 86_400_000);
    await sweepBulkChanges(services);
    expect(await findCreated(services, owner, change)).not.toBeNull();
    world.now = new Date(world.now.getTime() + 2 * 86_400_000);
    await sweepBulkChanges(services);
    expect(await undoCreated(services, owner, change)).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { drafts, pages } from "#db/schema.ts";
import { storedImage } from "#testing/images.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { isRefused } from "../outcome.ts";
import { findPageAt } from "../own-pages/own-pages.server.ts";
import { unpublishPage } from "../own-pages/trash.server.ts";
import type { DraftFields } from "./draft.ts";
import { createDraft, deleteDraft, restoreDraft, saveDraft } from "./drafts.server.ts";
import { publishDraft } from "./publish-draft.server.ts";
import { publishPage } from "./publish-page.server.ts";
import { publishDue, scheduleDraft } from "./scheduling.server.ts";
import { listRevisions } from "../revisions/revisions.server.ts";
import { listOwnPages } from "./own-page-list.server.ts";
import { newPost } from "#testing/posts.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const text = { title: "Now", summary: "", slug: "now", dateString: "", imageUrl: "", content: "Printing." };

beforeEach(async () => {
  await services.db.delete(drafts);
});

function written(changes: Partial<DraftFields> = {}) {
  return createDraft(services, owner, { ...text, ...changes, kind: "page" });
}

async function shown(changes: Partial<DraftFields> = {}) {
  const draft = await written(changes);
  expect(await publishPage(services, owner, draft.id)).toMatchObject({ path: expect.any(String) });
  return draft;
}

describe("a page", () => {
  it("is shown as it was published, whatever its draft says since", async () => {
    const { id } = await shown({ template: "links" });
    await saveDraft(services, owner, id, { ...text, content: "Secret." });
    const found = await findPageAt(services, "/now");
    expect(found).toMatchObject({
      page: { id, template: "links" },
      html: expect.stringContaining("Printing"),
    });
    expect(await listOwnPages(services, owner)).toMatchObject([{ path: "/now", isChanged: true }]);
    await publishPage(services, owner, id);
    expect(await findPageAt(services, "/now")).toMatchObject({ html: expect.stringContaining("Secret") });
    expect(await listOwnPages(services, owner)).toMatchObject([{ isChanged: false, hiddenBy: null }]);
    expect((await listRevisions(services, owner, "draft", id)).map(({ reason }) => reason)).toEqual([
      "published",
      "published",
    ]);
  });

  it("shows the pictures of the library that its text names", async () => {
    const { address } = await storedImage(services, { alt: "A press" });
    await shown({ imageUrl: address, content: `![](${address})` });
    const found = await findPageAt(services, "/now");
    expect(found).toMatchObject({ picture: { alt: "A press" } });
    expect(found).toMatchObject({ html: expect.stringContaining("A press") });
  });

  it.each(["/now", "Now/", " now "])("typed as %j is at /now", async (slug) => {
    await shown({ slug });
    expect(await findPageAt(services, "/now")).toMatchObject({ page: { path: "/now" } });
  });

  it.each([
    ["", "address is missing"],
    ["a/b/c", "one or two parts"],
    ["now.html", "one or two parts"],
    ["n@w", "one or two parts"],
    ["x".repeat(100), "too long"],
  ])("is refused at %j", async (slug, why) => {
    const { id } = await written({ slug });
    expect(await publishPage(services, owner, id)).toMatchObject({
      refused: "invalid",
      issues: [{ field: "slug", message: expect.stringContaining(why) }],
    });
  });

  it.each([
    ["blog", "belongs to the blog", "“/my-blog”"],
    ["art/prints", "belongs to the gallery", "“/art-prints”"],
    ["admin", "belongs to the admin", "“/my-admin”"],
    ["press", "belongs to a page of the studio", "“/my-press”"],
    ["shop", "belongs to your page “Shop”", "“/my-shop”"],
  ])("cannot have the taken address %s, and is told of one that is free", async (slug, holder, free) => {
    world.paths.add("/press/one");
    await shown({ title: "Shop", slug: "shop" });
    const { id } = await written({ slug });
    const refusal = await publishPage(services, owner, id);
    expect(refusal).toMatchObject({ code: "address_taken", issues: [{ field: "slug" }] });
    expect(isRefused(refusal) && refusal.message).toContain(holder);
    expect(isRefused(refusal) && refusal.message).toContain(free);
    expect(await services.db.$count(pages)).toBe(1);
  });

  it("says which address of the engine’s hides it", async () => {
    await shown({ slug: "later" });
    world.paths.add("/later");
    expect(await listOwnPages(services, owner)).toMatchObject([{ hiddenBy: "a page of the studio" }]);
    world.paths.delete("/later");
  });

  it("leads on from every address that it had, until another page takes one", async () => {
    const { id } = await shown();
    for (const slug of ["today", "about/now", "lately"]) {
      await saveDraft(services, owner, id, { ...text, slug });
      await publishPage(services, owner, id);
    }
    for (const path of ["/now", "/today", "/about/now"])
      expect(await findPageAt(services, path)).toEqual({ movedTo: "/lately" });
    await shown({ title: "Another", slug: "today" });
    expect(await findPageAt(services, "/today")).toMatchObject({ page: { title: "Another" } });
    expect(await findPageAt(services, "/now")).toEqual({ movedTo: "/lately" });
  });

  it("is refused from a window that shows an older text", async () => {
    const { id, version } = await written();
    await saveDraft(services, owner, id, text);
    expect(await publishPage(services, owner, id, version)).toMatchObject({ code: "changed_elsewhere" });
    expect(await findPageAt(services, "/now")).toBeNull();
  });

  it("comes back from the trash as it was, unless its address was taken", async () => {
    const { id } = await shown();
    await deleteDraft(services, owner, id);
    expect(await findPageAt(services, "/now")).toBeNull();
    await restoreDraft(services, owner, id);
    expect(await findPageAt(services, "/now")).toMatchObject({ page: { id } });
    await deleteDraft(services, owner, id);
    const other = await shown({ title: "Other" });
    await restoreDraft(services, owner, id);
    expect(await findPageAt(services, "/now")).toMatchObject({ page: { id: other.id } });
    expect(await listOwnPages(services, owner)).toHaveLength(2);
  });

  it("can be taken from readers, and keeps its text", async () => {
    const { id } = await shown();
    await unpublishPage(services, owner, id);
    expect(await findPageAt(services, "/now")).toBeNull();
    expect(await listOwnPages(services, owner)).toMatchObject([{ id, path: null }]);
  });

  it("is no post", async () => {
    const { id } = await written();
    expect(await publishDraft(services, owner, id, newPost())).toMatchObject({ code: "is_page" });
  });

  it("is published at its time", async () => {
    const { id } = await written();
    const publishAt = new Date(world.now.getTime() + 3_600_000).toISOString();
    await scheduleDraft(services, owner, id, { publishAt, timeZone: "UTC" });
    await publishDue(services);
    expect(await findPageAt(services, "/now")).toBeNull();
    world.now = new Date(world.now.getTime() + 3_700_000);
    await publishDue(services);
    expect(await findPageAt(services, "/now")).toMatchObject({ page: { id } });
    expect(await listOwnPages(services, owner)).toMatchObject([{ publishAt: null }]);
  });
});

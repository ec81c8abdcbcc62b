import { describe, expect, it } from "vitest";
import { drafted, draftText } from "#testing/drafts.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { findDraft, restoreDraft, saveDraft } from "../drafts/drafts.server.ts";
import { scheduleDraft } from "../drafts/scheduling.server.ts";
import { isRefused } from "../outcome.ts";
import { parse } from "../parse.ts";
import { findPost } from "../posts/posts.server.ts";
import { deletePost } from "../posts/trash.server.ts";
import { updatePost } from "../posts/publishing.server.ts";
import { listAllTags } from "../tag-pages/tag-list.server.ts";
import { tagText } from "../tags/tag.ts";
import { type BulkAct, bulkInput, type Chosen } from "./bulk-change.ts";
import { changeMany, sweepBulkChanges, undoMany } from "./bulk-changes.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

const nothing: Chosen = { posts: [], drafts: [] };

async function change(act: BulkAct, chosen: Partial<Chosen>, tags = "", changeKey = crypto.randomUUID()) {
  const made = await changeMany(services, owner, { act, tags, changeKey }, { ...nothing, ...chosen });
  if (isRefused(made)) throw new Error(made.message);
  return made;
}

const undo = (id: string) => undoMany(services, owner, id);
const isThere = async (id: string) => (await findPost(services, id)) !== null;
const tagsOf = async (id: string) => tagText((await findPost(services, id))?.tags ?? []);

describe("many posts at once", () => {
  it("go to the trash together and come back together; those that were there before stay there", async () => {
    const [one, other, earlier] = [
      await published(services),
      await published(services),
      await published(services),
    ];
    await deletePost(services, owner, earlier.id);
    world.now = new Date(world.now.getTime() + 1000);
    const made = await change("delete", { posts: [one.id, other.id, earlier.id, "unknown"] });
    expect(made).toMatchObject({ act: "delete", chosen: 4, posts: 2, drafts: 0, undone: null });
    expect([await isThere(one.id), await isThere(other.id)]).toEqual([false, false]);
    expect(await undo(made.id)).toMatchObject({ undone: 2 });
    expect([await isThere(one.id), await isThere(other.id), await isThere(earlier.id)]).toEqual([
      true,
      true,
      false,
    ]);
    await deletePost(services, owner, one.id);
    expect(await undo(made.id), "pressed again").toMatchObject({ undone: 2 });
    expect(await isThere(one.id)).toBe(false);
    expect(await undo("unknown")).toBeNull();
  });

  it("are one change however often the form is sent", async () => {
    const [one, other] = [await published(services), await published(services)];
    const key = crypto.randomUUID();
    await change("delete", { posts: [one.id] }, "", key);
    expect(await change("delete", { posts: [one.id, other.id] }, "", key)).toMatchObject({ posts: 1 });
    expect(await isThere(other.id)).toBe(true);
  });

  it("leave in the trash what has no address any more, also when they are undone", async () => {
    const one = await published(services);
    const made = await change("delete", { posts: [one.id] });
    const heir = await published(services, { slug: one.slug });
    expect(await undo(made.id)).toMatchObject({ undone: 0 });
    world.now = new Date(world.now.getTime() + 1000);
    await deletePost(services, owner, heir.id);
    const both = await change("restore", { posts: [one.id, heir.id] });
    expect(both).toMatchObject({ chosen: 2, posts: 1 });
    expect((await findPost(services, one.slug))?.id, "the one that was deleted last").toBe(heir.id);
    expect(await undo(both.id)).toMatchObject({ undone: 1 });
    expect(await isThere(heir.id)).toBe(false);
  });

  it("get a tag and lose it, at the end and in their old order; a window that is open learns of it", async () => {
    const tagged = await published(services, { tags: "riso, paper" });
    const bare = await published(services, { tags: "" });
    const made = await change("add-tag", { posts: [tagged.id, bare.id] }, "Moss");
    expect([await tagsOf(tagged.id), await tagsOf(bare.id)]).toEqual(["riso, paper, Moss", "Moss"]);
    expect(await change("add-tag", { posts: [tagged.id] }, "moss")).toMatchObject({ posts: 0 });
    const { title, summary, slug, content, dateString, imageUrl } = tagged;
    const stale = { title, summary, slug, content, dateString, imageUrl, version: tagged.version };
    expect(await updatePost(services, owner, tagged.id, stale)).toMatchObject({ code: "changed_elsewhere" });
    expect(await undo(made.id)).toMatchObject({ undone: 2 });
    expect([await tagsOf(tagged.id), await tagsOf(bare.id)]).toEqual(["riso, paper", ""]);
    expect((await listAllTags(services)).map(({ name }) => name)).not.toContain("Moss");

    const less = await change("remove-tag", { posts: [tagged.id, bare.id] }, "RISO");
    expect(less).toMatchObject({ posts: 1, tagName: "riso" });
    expect(await tagsOf(tagged.id)).toBe("paper");
    await undo(less.id);
    expect(await tagsOf(tagged.id)).toBe("riso, paper");
  });
});

describe("many drafts at once", () => {
  it("go to the trash and come back with their schedules, together with posts", async () => {
    const [post, draft, plain] = [
      await published(services),
      await drafted(services),
      await drafted(services),
    ];
    await scheduleDraft(services, owner, draft.id, { publishAt: "2999-01-01T09:00", timeZone: "UTC" });
    const made = await change("delete", { posts: [post.id], drafts: [draft.id, plain.id] });
    expect(made).toMatchObject({ posts: 1, drafts: 2 });
    expect(await findDraft(services, owner, draft.id)).toBeNull();
    expect(await undo(made.id)).toMatchObject({ undone: 3 });
    expect(await findDraft(services, owner, draft.id)).toMatchObject({
      publishAt: "2999-01-01T09:00:00.000Z",
      publishZone: "UTC",
      publishTrouble: "",
    });
    expect(await findDraft(services, owner, plain.id)).toMatchObject({ publishAt: null });

    await change("delete", { posts: [post.id], drafts: [draft.id] });
    const back = await change("restore", { posts: [post.id], drafts: [draft.id] });
    expect(back).toMatchObject({ posts: 1, drafts: 1 });
    expect(await findDraft(services, owner, draft.id), "a restored draft is not scheduled").toMatchObject({
      publishAt: null,
    });
    await undo(back.id);
    expect(await findDraft(services, owner, draft.id)).toBeNull();
    expect(await restoreDraft(services, owner, draft.id)).not.toBeNull();
  });

  it("get a tag and lose it; the undo leaves what was written meanwhile", async () => {
    const [one, other] = [await drafted(services, { tags: "ink" }), await drafted(services)];
    const ids = [one.id, other.id];
    const made = await change("add-tag", { drafts: ids }, "toads");
    expect(await findDraft(services, owner, one.id)).toMatchObject({ tags: ["ink", "toads"], version: 2 });
    await saveDraft(services, owner, other.id, draftText({ tags: "toads, newts" }));
    expect(await undo(made.id)).toMatchObject({ undone: 1 });
    expect(await findDraft(services, owner, one.id)).toMatchObject({ tags: ["ink"] });
    expect(await findDraft(services, owner, other.id)).toMatchObject({ tags: ["toads", "newts"] });
    const less = await change("remove-tag", { drafts: ids }, "Newts");
    expect(less).toMatchObject({ drafts: 1 });
    await undo(less.id);
    expect(await findDraft(services, owner, other.id)).toMatchObject({ tags: ["toads", "newts"] });
  });
});

describe("a bulk change", () => {
  it("needs texts, and not too many; a tag needs a name", async () => {
    const input = { act: "delete", tags: "", changeKey: crypto.randomUUID() } as const;
    expect(await changeMany(services, owner, input, nothing)).toMatchObject({ code: "nothing_chosen" });
    const many = { ...nothing, posts: Array.from({ length: 5001 }, String) };
    expect(await changeMany(services, owner, input, many)).toMatchObject({ code: "too_many" });
    for (const tags of ["", "two, tags"])
      expect(parse(bulkInput, { ...input, act: "add-tag", tags })).toMatchObject({
        issues: [{ field: "tags" }],
      });
  });

  it("takes thousands of texts in one go", async () => {
    const { id } = await published(services);
    const ids = [id, ...Array.from({ length: 4999 }, () => crypto.randomUUID())];
    expect(await change("delete", { posts: ids })).toMatchObject({ chosen: 5000, posts: 1 });
  });

  it("is forgotten when it can be undone no longer", async () => {
    const made = await change("delete", { posts: [(await published(services)).id] });
    world.now = new Date(world.now.getTime() + 8 * 86_400_000);
    await sweepBulkChanges(services);
    expect(await undo(made.id)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { crashing } from "#testing/crashing.ts";
import { drafted, draftText } from "#testing/drafts.ts";
import { storedImage } from "#testing/images.ts";
import { metered } from "#testing/metered.ts";
import { newPost } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { findUses } from "../media/usage/find-uses.server.ts";
import { isRefused } from "../outcome.ts";
import { listPosts } from "../posts/posts.server.ts";
import { deletePost } from "../posts/trash.server.ts";
import { publishPost, updatePost } from "../posts/publishing.server.ts";
import { listRevisions } from "../revisions/revisions.server.ts";
import {
  createDraftOnce,
  deleteDraft,
  findDraft,
  listDeletedDrafts,
  listDrafts,
  restoreDraft,
  saveDraft,
} from "./drafts.server.ts";
import { publishDraft } from "./publish-draft.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const posts = async (slug: string) => (await listPosts(services, { search: slug })).posts.map(({ id }) => id);
const trashed = async (id: string) =>
  (await listDeletedDrafts(services, owner)).filter((draft) => draft.id === id);
const idOf = (outcome: unknown) => (outcome as { id: string }).id;

describe("publishing a text that was sent twice", () => {
  it("makes one post, and both answers lead to it", async () => {
    const input = newPost({ publishKey: crypto.randomUUID() });
    const [one, other] = await Promise.all([
      publishPost(services, owner, input),
      publishPost(services, owner, input),
    ]);
    const third = await publishPost(services, owner, input);
    expect([idOf(one), idOf(other), idOf(third)]).toEqual(Array(3).fill(idOf(one)));
    expect(await posts(input.slug)).toHaveLength(1);
  });

  it("is refused where the text has changed in between, and nothing is overwritten", async () => {
    const input = newPost({ publishKey: crypto.randomUUID() });
    await publishPost(services, owner, input);
    const again = await publishPost(services, owner, {
      ...input,
      slug: `${input.slug}-2`,
      content: "Other.",
    });
    expect(again).toMatchObject({ refused: "conflict", code: "already_published" });
    expect(await posts(input.slug)).toHaveLength(1);
  });

  it("makes another post where the first was deleted", async () => {
    const input = newPost({ publishKey: crypto.randomUUID() });
    const first = idOf(await publishPost(services, owner, input));
    await deletePost(services, owner, first);
    expect(idOf(await publishPost(services, owner, input))).not.toBe(first);
  });
});

describe("publishing", () => {
  const newTag = () => crypto.randomUUID();

  it("reads once and writes once", async () => {
    const text = { ...draftText(), timeZone: "Europe/London", version: 1 };
    const { id } = await drafted(services, text);
    const { services: counted, cost } = metered(services);
    const post = await publishDraft(counted, owner, id, text);
    expect(cost.calls).toBe(2);
    await updatePost(counted, owner, idOf(post), { ...newPost(), version: 1 });
    expect(cost.calls).toBe(4);
    await publishPost(counted, owner, newPost({ publishKey: crypto.randomUUID() }));
    expect(cost.calls).toBe(6);
    await publishPost(counted, owner, newPost());
    expect(cost.calls).toBe(8);
  });

  it("answers with the tags and the series that it wrote", async () => {
    const [tag, series] = [newTag(), newTag()];
    const { id } = await drafted(services, { tags: tag, series });
    const post = await publishDraft(services, owner, id, newPost());
    expect(post).toMatchObject({ tags: [{ name: tag }], series, version: 1 });
    const [otherTag, otherSeries] = [newTag(), newTag()];
    const change = { ...newPost(), tags: otherTag, series: otherSeries };
    const updated = await updatePost(services, owner, idOf(post), change);
    expect(updated).toMatchObject({ tags: [{ name: otherTag }], series: otherSeries, version: 2 });
  });
});

describe("publishing a draft", () => {
  it("makes one post and puts the draft away, however often it is pressed", async () => {
    const text = draftText();
    const { id } = await drafted(services, text);
    const press = () => publishDraft(services, owner, id, { ...text, version: 1 });
    const pressed = [...(await Promise.all([press(), press(), press()])), await press()];
    expect(new Set(pressed.map(idOf)).size).toBe(1);
    expect(await posts(text.slug)).toEqual([idOf(pressed[0])]);
    expect(await findDraft(services, owner, id)).toBeNull();
  });

  it("is refused where the draft was saved elsewhere since, and leaves everything as it was", async () => {
    const text = draftText();
    const { id } = await drafted(services, text);
    await saveDraft(services, owner, id, { ...text, content: "Elsewhere." });
    const outcome = await publishDraft(services, owner, id, { ...text, version: 1 });
    expect(outcome).toMatchObject({ code: "changed_elsewhere" });
    expect([await posts(text.slug), (await findDraft(services, owner, id))?.content]).toEqual([
      [],
      "Elsewhere.",
    ]);
  });

  it("leaves no draft in the trash that could come back beside the post", async () => {
    const text = draftText();
    const { id } = await drafted(services, text);
    await publishDraft(services, owner, id, text);
    expect(await trashed(id)).toEqual([]);
    expect(await restoreDraft(services, owner, id)).toBeNull();
  });

  it("moves the draft's uses of pictures to the post", async () => {
    const { id: imageId, address } = await storedImage(services);
    const text = draftText({ content: `![A toad](${address})` });
    const { id } = await drafted(services, text);
    await publishDraft(services, owner, id, text);
    const uses = (await findUses(services, [imageId])).get(imageId) ?? [];
    expect(uses).toMatchObject([{ kind: "post", isDeleted: false }]);
  });

  it("publishes a draft that came back from the trash", async () => {
    const text = draftText();
    const { id } = await drafted(services, text);
    await deleteDraft(services, owner, id);
    await restoreDraft(services, owner, id);
    expect(idOf(await publishDraft(services, owner, id, text))).toEqual((await posts(text.slug))[0]);
  });

  it("makes another post where a late retry has made the draft again", async () => {
    const draftKey = crypto.randomUUID();
    const text = draftText();
    const { id } = (await createDraftOnce(services, owner, { ...text, draftKey })) as { id: string };
    const first = idOf(await publishDraft(services, owner, id, text));
    await createDraftOnce(services, owner, { ...text, draftKey });
    const second = await publishDraft(services, owner, id, { ...text, slug: `${text.slug}-2` });
    expect(idOf(second)).not.toBe(first);
  });

  it("returns null for a draft that is deleted or never existed", async () => {
    const { id } = await drafted(services);
    await deleteDraft(services, owner, id);
    for (const gone of [id, "unknown"])
      expect(await publishDraft(services, owner, gone, newPost())).toBeNull();
  });

  it("is done wholly or not at all, wherever it crashes; pressed again it is done", async () => {
    for (const isDone of [false, true]) {
      for (let at = 1; at <= 3; at++) {
        const text = draftText();
        const { id } = await drafted(services, text);
        const dying = { ...services, ...crashing(services, { at, isDone }).services };
        await publishDraft(dying, owner, id, text).catch(() => null);
        const state = async () => [
          (await posts(text.slug)).length,
          (await findDraft(services, owner, id)) ? 1 : 0,
        ];
        expect([
          [1, 0],
          [0, 1],
        ]).toContainEqual(await state());
        expect(isRefused(await publishDraft(services, owner, id, text))).toBe(false);
        expect(await state()).toEqual([1, 0]);
      }
    }
  });
});

describe("deleting a draft", () => {
  it("keeps it in the trash", async () => {
    const { id } = await drafted(services);
    expect(await deleteDraft(services, owner, id)).toEqual({ id, isInTrash: true });
    expect(await trashed(id)).toHaveLength(1);
  });

  it("removes a draft whose text has been published, and moves its revisions to the post", async () => {
    const text = draftText();
    const { id } = await drafted(services, text);
    world.now = new Date(world.now.getTime() + 3_700_000);
    await saveDraft(services, owner, id, { ...text, content: "Two steps." });
    const post = idOf(await publishPost(services, owner, newPost({ ...text, content: "Two steps." })));
    expect(await deleteDraft(services, owner, id)).toEqual({ id, isInTrash: false });
    expect(await trashed(id)).toEqual([]);
    const reasons = (await listRevisions(services, owner, "post", post)).map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual(["hour", "published"]);
  });

  it("keeps one that differs from the post at its address", async () => {
    const text = draftText();
    const { id } = await drafted(services, text);
    await publishPost(services, owner, newPost({ ...text, content: "Something else." }));
    expect(await deleteDraft(services, owner, id)).toEqual({ id, isInTrash: true });
    expect(await restoreDraft(services, owner, id)).toEqual({ id });
  });
});

describe("a draft that is sent twice", () => {
  it("is one draft, with the text that was sent last", async () => {
    const draftKey = crypto.randomUUID();
    const send = (content: string) =>
      createDraftOnce(services, owner, { ...draftText({ content }), draftKey });
    const [first, second] = [await send("One"), await send("One, two")];
    expect(second).toMatchObject({ id: idOf(first), content: "One, two", version: 2 });
    expect(await send("Too late")).toMatchObject({ code: "changed_elsewhere" });
    expect((await findDraft(services, owner, idOf(first)))?.content).toBe("One, two");
  });

  it("is another where the first is in the trash, and needs no key", async () => {
    const draftKey = crypto.randomUUID();
    const first = idOf(await createDraftOnce(services, owner, { ...draftText(), draftKey }));
    await deleteDraft(services, owner, first);
    expect(idOf(await createDraftOnce(services, owner, { ...draftText(), draftKey }))).not.toBe(first);
    expect(idOf(await createDraftOnce(services, owner, draftText()))).not.toBe(first);
  });
});

describe("the list of drafts", () => {
  it("is searched like the posts, and counts their words", async () => {
    const term = crypto.randomUUID();
    await drafted(services, { title: `Toads ${term}`, content: "Three words here" });
    await drafted(services, { title: `Frogs ${term}` });
    const found = await listDrafts(services, owner, `${term}, TOADS`);
    expect(found).toMatchObject([{ title: `Toads ${term}`, words: 3, publishAt: null, publishTrouble: "" }]);
    expect(await listDrafts(services, owner, `${term}, newts`)).toEqual([]);
  });
});

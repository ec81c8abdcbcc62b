import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createDraft, deleteDraft, saveDraft } from "../../drafts/drafts.server.ts";
import { publishDraft } from "../../drafts/publish-draft.server.ts";
import { sendIssue } from "../../newsletter/ledger/send-issue.server.ts";
import { isRefused } from "../../outcome.ts";
import { findPost } from "../../posts/posts.server.ts";
import { deletePost } from "../../posts/trash.server.ts";
import { publishPost, updatePost } from "../../posts/publishing.server.ts";
import { imageUses, subscribers, welcomeLetters } from "#db/schema.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { addWelcomeLetter } from "../../newsletter/welcome/publish-welcome.server.ts";
import { sweepTrash } from "../../drafts/drafts.server.ts";
import { imageAddress, makeImageId } from "../image.ts";
import { findUses } from "./find-uses.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

function naming(...ids: string[]) {
  return ids.map((id) => `![A toad](${imageAddress(id)})`).join("\n\n");
}

async function usesOf(id: string) {
  const uses = (await findUses(services, [id])).get(id) ?? [];
  return uses.map(({ kind, isDeleted }) => (isDeleted ? `${kind}, deleted` : kind));
}

async function draftNaming(id: string) {
  const text = { title: "", summary: "", slug: "", dateString: "", imageUrl: "", content: naming(id) };
  return { text, draft: await createDraft(services, owner, text) };
}

describe("the uses of an image", () => {
  it("are known as soon as a post that shows it is published, as its cover or within", async () => {
    const [cover = "", within = ""] = [makeImageId(), makeImageId()];
    await published(services, { imageUrl: imageAddress(cover), content: naming(within, within) });
    expect([await usesOf(cover), await usesOf(within)]).toEqual([["post"], ["post"]]);
  });

  it("are those of the text as it was last saved", async () => {
    const [former = "", present = ""] = [makeImageId(), makeImageId()];
    const post = await published(services, { content: naming(former) });
    await updatePost(services, owner, post.id, newPost({ slug: post.slug, content: naming(present) }));
    expect([await usesOf(former), await usesOf(present)]).toEqual([[], ["post"]]);
  });

  it("stay as they are where a post is refused: its slug is taken", async () => {
    const [mine = "", refused = ""] = [makeImageId(), makeImageId()];
    const { slug } = await published(services);
    const post = await published(services, { content: naming(mine) });
    const change = newPost({ slug, content: naming(refused) });
    expect(isRefused(await updatePost(services, owner, post.id, change))).toBe(true);
    expect(isRefused(await publishPost(services, owner, change))).toBe(true);
    expect([await usesOf(mine), await usesOf(refused)]).toEqual([["post"], []]);
  });

  it("are those of the surviving text where two saves of a post collide", async () => {
    const [one = "", other = ""] = [makeImageId(), makeImageId()];
    const { id, slug } = await published(services);
    const answers = await Promise.all([
      updatePost(services, owner, id, newPost({ slug, content: naming(one) })),
      updatePost(services, owner, id, newPost({ slug, content: naming(other) })),
    ]);
    const stands = (await findPost(services, id))?.content === naming(one) ? one : other;
    expect(answers.some(isRefused)).toBe(true);
    expect([await usesOf(one), await usesOf(other)]).toEqual(
      stands === one ? [["post"], []] : [[], ["post"]],
    );
  });

  it("follow an autosaved draft, but not a save that came too late", async () => {
    const [first = "", second = "", late = ""] = [makeImageId(), makeImageId(), makeImageId()];
    const { draft, text } = await draftNaming(first);
    await saveDraft(services, owner, draft.id, { ...text, content: naming(second), version: 1 });
    const refused = await saveDraft(services, owner, draft.id, {
      ...text,
      content: naming(late),
      version: 1,
    });
    expect(isRefused(refused)).toBe(true);
    expect([await usesOf(first), await usesOf(second), await usesOf(late)]).toEqual([[], ["draft"], []]);
  });

  it("are only the post’s once a draft is published", async () => {
    const id = makeImageId();
    const { draft } = await draftNaming(id);
    await publishDraft(services, owner, draft.id, newPost({ content: naming(id) }));
    expect(await usesOf(id)).toEqual(["post"]);
  });

  it("stay while a text lies in the trash, and go with it", async () => {
    const id = makeImageId();
    const post = await published(services, { content: naming(id) });
    const { draft } = await draftNaming(id);
    await deletePost(services, owner, post.id);
    await deleteDraft(services, owner, draft.id);
    expect(await usesOf(id)).toEqual(["post, deleted", "draft, deleted"]);
    world.now = new Date(world.now.getTime() + 31 * 86_400_000);
    await sweepTrash(services);
    expect(await services.db.$count(imageUses, eq(imageUses.imageId, id))).toBe(0);
  });

  it("lead to the editor of letters where the draft is one", async () => {
    const id = makeImageId();
    const text = { title: "June", summary: "", slug: "", dateString: "", imageUrl: "", content: naming(id) };
    const letter = await createDraft(services, owner, { ...text, kind: "letter" });
    expect((await findUses(services, [id])).get(id)).toMatchObject([
      { kind: "draft", title: "June", href: `/admin/email?letter=${letter.id}` },
    ]);
  });

  it("are those of a welcome letter's draft, and of the text that readers get, once each", async () => {
    const [kept = "", former = ""] = [makeImageId(), makeImageId()];
    const text = { title: "Hello", summary: "", slug: "", dateString: "", imageUrl: "" };
    const { id } = await createDraft(services, owner, {
      ...text,
      content: naming(kept, former),
      kind: "welcome",
    });
    await addWelcomeLetter(services, owner, id, { days: 0, isOn: true });
    await saveDraft(services, owner, id, { ...text, content: naming(kept) });
    const uses = await findUses(services);
    const href = `/admin/email/welcome/letter?letter=${id}`;
    expect(uses.get(kept)).toMatchObject([{ kind: "draft", title: "Hello", href }]);
    expect(uses.get(former)).toMatchObject([{ kind: "letter", title: "Hello", href }]);
    await services.db.delete(welcomeLetters);
  });

  it("count a letter once it is frozen, and the same letter sent twice once", async () => {
    const id = makeImageId();
    const email = "reader@toadstool.test";
    const reader = { id: email, email, emailKey: email, state: "confirmed" as const, createdAt: world.now };
    await services.db.insert(subscribers).values(reader);
    const letter = { subject: "June", content: naming(id), sendKey: crypto.randomUUID() };
    await Promise.all([sendIssue(services, owner, letter), sendIssue(services, owner, letter)]);
    expect(await usesOf(id)).toEqual(["letter"]);
    expect(await services.db.$count(imageUses, eq(imageUses.imageId, id))).toBe(1);
  });
});

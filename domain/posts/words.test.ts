import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { posts, textRevisions } from "#db/schema.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { createDraft } from "../drafts/drafts.server.ts";
import { publishDraft } from "../drafts/publish-draft.server.ts";
import { findPostToSave } from "./writing.server.ts";
import { savePost, updatePost } from "./publishing.server.ts";
import { listManagedPosts } from "./managed-posts.server.ts";
import { sweepUncounted } from "./words.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const { db } = services;

async function storedWords(id: string) {
  const row = await db.query.posts.findFirst({ where: eq(posts.id, id), columns: { words: true } });
  return row?.words;
}

describe("a post’s words", () => {
  it("are stored when it is published, saved, restored and made of a draft", async () => {
    const post = await published(services, { content: "One two three." });
    expect(await storedWords(post.id)).toBe(3);
    const change = { ...newPost(), slug: post.slug };
    await updatePost(services, owner, post.id, { ...change, content: "One two." });
    expect(await storedWords(post.id)).toBe(2);
    const present = await findPostToSave(services, post.id);
    if (!present) throw new Error("There is no post.");
    await savePost(services, present, { ...change, content: "Just these four words." }, "restored");
    expect(await storedWords(post.id)).toBe(4);
    const kept = await db
      .select({ words: textRevisions.words })
      .from(textRevisions)
      .where(eq(textRevisions.textId, post.id));
    expect(kept.map(({ words }) => words)).toEqual([3, 3, 2]);

    const fields = newPost({ content: "Of a draft, five words." });
    const draft = await createDraft(services, owner, fields);
    if (!("id" in draft)) throw new Error("There is no draft.");
    const made = await publishDraft(services, owner, draft.id, fields);
    expect(made && "id" in made && (await storedWords(made.id))).toBe(5);
  });

  it("are counted for posts that are older than the column, when asked for and by a sweep", async () => {
    const post = await published(services, { content: "Four words, no more." });
    const listed = async () =>
      (await listManagedPosts(services, owner, {})).posts.find(({ id }) => id === post.id)?.words;
    await db.update(posts).set({ words: null }).where(eq(posts.id, post.id));
    expect(await listed()).toBe(4);
    expect(await storedWords(post.id)).toBeNull();
    await sweepUncounted(services);
    expect(await storedWords(post.id)).toBe(4);
    expect(await listed()).toBe(4);
  });
});

import { describe, expect, it } from "vitest";
import { scheduleDraft } from "#domain/drafts/scheduling.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import { drafted, draftText } from "#testing/drafts.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { publishPost, updatePost } from "./publishing.server.ts";
import { findPost } from "./posts.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const content = `One.\n\n${"> ".repeat(300)}a`;
const refusal = {
  refused: "invalid",
  code: "text_too_elaborate",
  message: expect.stringContaining("in line 3"),
  issues: [{ field: "content" }],
};

describe("a text over the rendering budget", () => {
  it("is neither published nor saved over a post, and leaves nothing behind", async () => {
    const input = newPost({ content });
    expect(await publishPost(services, owner, input)).toMatchObject(refusal);
    expect(await findPost(services, input.slug)).toBeNull();
    const post = await published(services);
    expect(await updatePost(services, owner, post.id, { ...newPost(), content })).toMatchObject(refusal);
    expect((await findPost(services, post.id))?.content).toBe(post.content);
  });

  it("stays a draft, which is not published and not scheduled", async () => {
    const draft = await drafted(services, { content });
    expect(draft.content).toBe(content);
    expect(await publishDraft(services, owner, draft.id, { ...draftText(), content })).toMatchObject(refusal);
    const publishAt = new Date(world.now.getTime() + 86_400_000).toISOString();
    expect(await scheduleDraft(services, owner, draft.id, { publishAt })).toMatchObject(refusal);
  });

  it("is the same for a player that is not on the list", async () => {
    const typed = 'One.\n\n<iframe src="https://evil.example/x"></iframe>';
    expect(await publishPost(services, owner, newPost({ content: typed }))).toMatchObject({
      code: "player_not_listed",
      message: expect.stringContaining("line 3: <iframe> with the address https://evil.example/x"),
    });
  });
});

import { describe, expect, it } from "vitest";
import { drafts, posts } from "#db/schema.ts";
import { draftText } from "#testing/drafts.ts";
import { newPost } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { isRefused } from "../outcome.ts";
import { beginCreating } from "../bulk/created.server.ts";
import { publishPost, updatePost } from "../posts/publishing.server.ts";
import { deletePost } from "../posts/trash.server.ts";
import { createDraftOnce } from "./drafts.server.ts";
import { lookUp, lookUpInput } from "./look-up.server.ts";
import { parse } from "../parse.ts";
import { publishDraft } from "./publish-draft.server.ts";
import { publishPage } from "./publish-page.server.ts";

const { services } = testServices();
const owner = testOwner(services);

async function draftOf(draftKey: string, kind?: "page", slug = "") {
  const made = await createDraftOnce(services, owner, { ...draftText({ slug }), kind, draftKey });
  if (isRefused(made)) throw new Error(made.message);
  return made.id;
}

describe("a look-up by keys", () => {
  it("finds what each has made, wherever it is now", async () => {
    await services.db.delete(posts);
    await services.db.delete(drafts);
    const keys = Array.from({ length: 6 }, () => crypto.randomUUID()) as [string, string, ...string[]];
    const [post, inTrash, draft = "", became = "", page = "", never = ""] = keys;
    await publishPost(services, owner, newPost({ slug: "here", publishKey: post }));
    const gone = await publishPost(services, owner, newPost({ publishKey: inTrash }));
    if (!isRefused(gone)) await deletePost(services, owner, gone.id);
    const draftId = await draftOf(draft);
    await publishDraft(services, owner, await draftOf(became), newPost({ slug: "became" }));
    await publishPage(services, owner, await draftOf(page, "page", "/uses"));
    const { texts } = await lookUp(services, owner, { keys: [...keys], slugs: [], paths: [] });
    expect(texts.map(({ id: _, change: _none, isUnchanged: _not, ...text }) => text)).toEqual([
      { key: post, kind: "post", address: "/blog/here", isPublished: true, isInTrash: false },
      { key: inTrash, kind: "post", address: "/admin/blog/trash", isPublished: false, isInTrash: true },
      {
        key: draft,
        kind: "draft",
        address: `/admin/blog?draft=${draftId}&edit`,
        isPublished: false,
        isInTrash: false,
      },
      { key: became, kind: "post", address: "/blog/became", isPublished: true, isInTrash: false },
      { key: page, kind: "page", address: "/uses", isPublished: true, isInTrash: false },
    ]);
    expect(texts.map(({ key }) => key)).not.toContain(never);
    const { taken } = await lookUp(services, owner, {
      keys: [],
      slugs: ["here", "free"],
      paths: ["/uses", "/art", "/art/ink", "/free"],
    });
    expect(taken).toEqual({ slugs: ["here"], paths: ["/uses", "/art", "/art/ink"] });
    const many = Array.from({ length: 501 }, String);
    expect(parse(lookUpInput, { keys: many })).toMatchObject({ code: "invalid_input" });
  });

  it("says which bulk change has made a text, and whether it has been saved since", async () => {
    const change = crypto.randomUUID();
    await beginCreating(services, owner, { key: change, name: "export.json" });
    const [post, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const made = await publishPost(services, owner, {
      ...newPost({ publishKey: post, slug: "made" }),
      change,
    });
    await createDraftOnce(services, owner, { ...draftText({}), draftKey: other, change });
    const seen = async () => {
      const { texts } = await lookUp(services, owner, { keys: [post, other], slugs: [], paths: [] });
      return texts.map((text) => [text.change, text.isUnchanged]);
    };
    expect(await seen()).toEqual([
      [change, true],
      [change, true],
    ]);
    if (isRefused(made)) throw new Error(made.message);
    const { title, summary, slug, content } = made;
    await updatePost(services, owner, made.id, {
      title: `${title}!`,
      summary,
      slug,
      content,
      dateString: "",
      imageUrl: "",
    });
    expect(await seen()).toEqual([
      [change, false],
      [change, true],
    ]);
  });
});

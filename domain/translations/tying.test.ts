import { describe, expect, it } from "vitest";
import { published, newPost } from "#testing/posts.ts";
import { draftText, drafted } from "#testing/drafts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { createDraftOnce, saveDraft } from "../drafts/drafts.server.ts";
import { publishDraft } from "../drafts/publish-draft.server.ts";
import { publishPage } from "../drafts/publish-page.server.ts";
import { scheduleDraft } from "../drafts/scheduling.server.ts";
import { changeNote, publishNote } from "../notes/publishing.server.ts";
import { findNotePage } from "../notes/note-pages.server.ts";
import { isRefused } from "../outcome.ts";
import { findPageAt } from "../own-pages/own-pages.server.ts";
import type { Post } from "../posts/post.ts";
import { findPostPage } from "../posts/post-page.server.ts";
import { findPost, listPosts } from "../posts/posts.server.ts";
import { publishPost, savePost, updatePost } from "../posts/publishing.server.ts";
import { deletePost, restorePost } from "../posts/trash.server.ts";
import { createWork, saveWork } from "../works/save-work.server.ts";
import { findWorkPage } from "../works/work-page.server.ts";
import { findAlternates } from "./translations.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

const change = ({ id, ...post }: Post, changes: object) =>
  updatePost(services, owner, id, { ...post, tags: undefined, series: undefined, ...without, ...changes });
const without = { language: undefined, translationOf: undefined };

const languagesOf = async (slug: string) =>
  (await findPostPage(services, slug))?.translations.map(({ language }) => language);

const isClaimed = { code: "language_claimed", issues: [{ field: "language" }] };

describe("posts that are translations of each other", () => {
  it("are tied by the slug or id of one, whichever names the other", async () => {
    const english = await published(services, { dateString: "1 March 2026" });
    const dated = { dateString: "2 March 2026", language: "de" };
    const german = await published(services, { ...dated, translationOf: english.slug });
    const third = await published(services, { language: "ja" });
    expect(await change(third, { translationOf: german.id })).toMatchObject({ translationOf: english.slug });
    expect(await findPost(services, english.id)).toMatchObject({ language: "", translationOf: german.slug });
    expect((await languagesOf(third.slug))?.toSorted()).toEqual(["", "de", "ja"]);
    const { posts } = await listPosts(services, { limit: 3 });
    expect(posts.map(({ language }) => language).toSorted()).toEqual(["", "de", "ja"]);
    expect((await findAlternates(services, "en-GB")).get(`/blog/${german.slug}`)).toHaveLength(4);
  });

  it("keep their language and their group through a save that says nothing of them", async () => {
    const english = await published(services);
    const german = await published(services, { language: "de", translationOf: english.slug });
    expect(await change(german, { content: "Neu." })).toMatchObject({
      content: "Neu.",
      language: "de",
      translationOf: english.slug,
    });
  });

  it("are refused where two claim one language, the site’s by name or not, and nothing is written", async () => {
    const english = await published(services);
    const claim = { language: "en-GB", translationOf: english.slug };
    expect(await publishPost(services, owner, newPost(claim))).toMatchObject(isClaimed);
    const other = await published(services, { language: "de" });
    expect(await change(other, { language: "", translationOf: english.slug })).toMatchObject(isClaimed);
    expect(await findPost(services, other.id)).toMatchObject({ language: "de", version: 1 });
    expect([await languagesOf(english.slug), await languagesOf(other.slug)]).toEqual([[], []]);
    const german = await published(services, { language: "de", translationOf: english.slug });
    expect(await change(german, { language: "" })).toMatchObject(isClaimed);
    expect(await change(german, { language: "fr" })).toMatchObject({ language: "fr" });
  });

  it("are refused by the statement that writes, where another has come meanwhile", async () => {
    const english = await published(services);
    const [one, two] = await Promise.all([
      published(services, { language: "de" }),
      published(services, { language: "de" }),
    ]);
    const tie = (post: Post) =>
      savePost(
        services,
        { post, profile: services.settings.studio.profile },
        { ...post, ...without, tags: undefined, translationOf: english.slug },
      );
    const outcomes = await Promise.all([tie(one), tie(two)]);
    expect(outcomes.filter(isRefused)).toMatchObject([isClaimed]);
    expect(await languagesOf(english.slug)).toHaveLength(2);
  });

  it("are untied alone, and stay when one is deleted; one whose language is taken comes back untied", async () => {
    const english = await published(services);
    const german = await published(services, { language: "de", translationOf: english.slug });
    const french = await published(services, { language: "fr", translationOf: english.slug });
    expect(await change(french, { translationOf: "" })).toMatchObject({ translationOf: "" });
    expect(await languagesOf(english.slug)).toHaveLength(2);
    await deletePost(services, owner, german.id);
    expect(await findPost(services, english.id)).toMatchObject({ translationOf: "" });
    const second = await published(services, { language: "de", translationOf: english.slug });
    await restorePost(services, owner, german.id);
    expect(await findPost(services, german.id)).toMatchObject({ language: "de", translationOf: "" });
    expect(await findPost(services, second.id)).toMatchObject({ translationOf: english.slug });
    await deletePost(services, owner, english.id);
    await published(services, { language: "en-GB", translationOf: second.slug });
    await restorePost(services, owner, english.id);
    expect(await findPost(services, english.id)).toMatchObject({ language: "", translationOf: "" });
  });

  it("name a text that is there, and not themselves", async () => {
    const post = await published(services);
    const none = { code: "no_such_text", issues: [{ field: "translationOf" }] };
    expect(await change(post, { translationOf: "nowhere" })).toMatchObject(none);
    expect(await change(post, { translationOf: post.slug })).toMatchObject(none);
  });
});

describe("drafts", () => {
  it("carry both to publishing, where two of one language are refused", async () => {
    const english = await published(services);
    const fields = { ...draftText(), language: "de", translationOf: english.slug };
    const german = await createDraftOnce(services, owner, fields);
    if (isRefused(german)) throw new Error(german.message);
    expect(german).toMatchObject({ language: "de", translationOf: english.slug });
    const saved = await saveDraft(services, owner, german.id, { ...draftText(), content: "Neu." });
    expect(saved).toMatchObject({ language: "de", translationOf: english.slug });
    const second = await createDraftOnce(services, owner, {
      ...draftText(),
      language: "de",
      translationOf: english.slug,
    });
    if (isRefused(second)) throw new Error(second.message);
    const { language: _, translationOf: __, ...post } = newPost();
    expect(await publishDraft(services, owner, german.id, post)).toMatchObject({
      language: "de",
      translationOf: english.slug,
    });
    const again = newPost();
    expect(await publishDraft(services, owner, second.id, again)).toMatchObject(isClaimed);
    const soon = { publishAt: "2026-06-02T12:00" };
    expect(await scheduleDraft(services, owner, second.id, soon)).toMatchObject(isClaimed);
    expect(await publishDraft(services, owner, second.id, { ...again, language: "fr" })).toMatchObject({
      language: "fr",
    });
  });

  it("may be the text that another is a translation of", async () => {
    const english = await drafted(services);
    const german = await published(services, { language: "de", translationOf: english.id });
    const post = await publishDraft(services, owner, english.id, newPost());
    expect(post).toMatchObject({ translationOf: german.slug });
  });
});

it("pages are tied as drafts, and for readers once they are published", async () => {
  const page = (changes: object) =>
    createDraftOnce(services, owner, { ...draftText(), ...changes, kind: "page" });
  const english = await page({ slug: "now" });
  const german = await page({ slug: "jetzt", language: "de", translationOf: "/now" });
  const second = await page({ slug: "nun", language: "de", translationOf: "now" });
  if (isRefused(english) || isRefused(german) || isRefused(second)) throw new Error("refused");
  for (const { id } of [english, german]) {
    await publishPage(services, owner, id);
    world.now = new Date(world.now.getTime() + 1000);
  }
  expect(await findPageAt(services, "/jetzt")).toMatchObject({
    page: { language: "de" },
    translations: [{ address: "/now" }, { address: "/jetzt" }],
  });
  expect(await publishPage(services, owner, second.id)).toMatchObject(isClaimed);
});

it("notes are tied by their ids", async () => {
  const write = (fields: object) =>
    publishNote(services, owner, { content: "Ink.", link: "", pictures: [], ...fields });
  const english = await write({});
  if (isRefused(english)) throw new Error("refused");
  const german = await write({ language: "de", translationOf: english.id });
  if (isRefused(german)) throw new Error("refused");
  expect((await findNotePage(services, english.id))?.translations).toHaveLength(2);
  expect(await write({ language: "de", translationOf: german.id })).toMatchObject(isClaimed);
  const other = { content: "Tinte.", link: "", pictures: [], translationOf: "" };
  expect(await changeNote(services, owner, german.id, other)).toMatchObject({ language: "de" });
  expect((await findNotePage(services, english.id))?.translations).toHaveLength(1);
});

it("works are tied to works of their kind", async () => {
  const make = (slug: string, changes: object = {}, input: object = {}) =>
    createWork(services, owner, "project", {
      publishAt: "",
      ...input,
      facts: {
        slug,
        title: slug,
        date: "2024",
        text: "A lamp.",
        story: "Once.",
        tools: [],
        tags: [],
        categories: [1],
        image: "/media/abcdefghijklmnop",
        description: "A lamp.",
        ...changes,
      },
    });
  const english = await make("lamp");
  if (isRefused(english)) throw new Error(english.message);
  world.now = new Date(world.now.getTime() + 1000);
  const german = await make("lampe", { language: "DE" }, { translationOf: "lamp" });
  if (isRefused(german)) throw new Error(german.message);
  expect(german).toMatchObject({ facts: { language: "de" }, translationOf: "lamp" });
  expect(await findWorkPage(services, ["project"], "lampe")).toMatchObject({
    translations: [{ address: "/portfolio/lamp" }, { address: "/portfolio/lampe", language: "de" }],
  });
  expect(await make("licht", { language: "de" }, { translationOf: "lamp" })).toMatchObject(isClaimed);
  const facts = { ...german.facts, language: "xx" };
  expect(
    await saveWork(services, owner, "project", german.row?.id ?? "", { publishAt: "", facts }),
  ).toMatchObject({ issues: [{ field: "language", message: expect.stringContaining("no language’s tag") }] });
  expect(world.mails).toEqual([]);
});

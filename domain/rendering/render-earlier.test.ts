import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { drafts, facts, images, notes, pages, postParts, posts, works } from "#db/schema.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { publishPage } from "#domain/drafts/publish-page.server.ts";
import { saveFacts } from "#domain/facts/facts.server.ts";
import { publishNote } from "#domain/notes/publishing.server.ts";
import { listPosts } from "#domain/posts/posts.server.ts";
import { draftText } from "#testing/drafts.ts";
import { published } from "#testing/posts.ts";
import { storedImage } from "#testing/images.ts";
import { artworkCalled, storedWork } from "#testing/works.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { renderEarlierTexts } from "./render-earlier.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const { db } = services;

beforeEach(() => db.batch([db.delete(posts), db.delete(notes), db.delete(pages), db.delete(drafts)]));

it("posts that an earlier version saved are rendered and folded again, once", async () => {
  const { id } = await published(services, { content: "# Feeds\n\nA **to**ad." });
  const old = { html: "<p>old</p>", folded: "a print a week\u001f…\u001fa **to**ad." };
  await db.update(posts).set(old).where(eq(posts.id, id));
  await db.insert(postParts).values({ postId: id, field: "html", part: 1, text: "<p>older</p>" });
  const finds = async () => (await listPosts(services, { search: "a toad" })).posts.length === 1;
  expect(await finds()).toBe(false);
  await renderEarlierTexts(services);
  expect(await finds()).toBe(true);
  const stored = () => db.query.posts.findFirst({ where: eq(posts.id, id) });
  expect((await stored())?.html).toContain('<h1 id="feeds-1">');
  expect(await db.$count(postParts)).toBe(0);
  await db.update(posts).set({ html: "<p>kept</p>" });
  await renderEarlierTexts(services);
  expect((await stored())?.html).toBe("<p>kept</p>");
});

/** A page and a note as the site saves them. */
async function pageAndNote() {
  const { id } = await createDraft(services, owner, { ...draftText({ slug: "now" }), kind: "page" });
  await publishPage(services, owner, id);
  await publishNote(services, owner, { content: "A *frog*.", link: "", pictures: [] });
}

const shown = async () => [
  ...(await db.select({ html: pages.html }).from(pages)),
  ...(await db.select({ html: notes.html }).from(notes)),
];

it("pages and notes that an earlier version saved are rendered again, once; those of today are not", async () => {
  await pageAndNote();
  const today = await shown();
  const kept = [{ html: "<p>kept</p>" }, { html: "<p>kept</p>" }];
  const spoil = async (rule: { rule?: string }) => {
    const html = "<p>kept</p>";
    await db.batch([db.update(pages).set({ html, ...rule }), db.update(notes).set({ html, ...rule })]);
  };
  await spoil({});
  await renderEarlierTexts(services);
  expect(await shown()).toEqual(kept);
  await spoil({ rule: "" });
  await renderEarlierTexts(services);
  expect(await shown()).toEqual(today);
  await spoil({});
  await renderEarlierTexts(services);
  expect(await shown()).toEqual(kept);
});

it("ten texts at most are rendered in one run", async () => {
  await pageAndNote();
  for (let count = 0; count < 11; count++) await published(services);
  await db.batch([
    db.update(posts).set({ folded: "" }),
    db.update(pages).set({ rule: "" }),
    db.update(notes).set({ rule: "" }),
  ]);
  const left = async () =>
    (await db.$count(posts, eq(posts.folded, ""))) +
    (await db.$count(pages, eq(pages.rule, ""))) +
    (await db.$count(notes, eq(notes.rule, "")));
  await renderEarlierTexts(services);
  expect(await left()).toBe(3);
  await renderEarlierTexts(services);
  expect(await left()).toBe(0);
});

it("texts without a language of their own follow the site’s, and are found as before", async () => {
  const content = 'A "toad".';
  // A random slug may hold what is searched for below.
  await published(services, { content, slug: "one" });
  await published(services, { content, slug: "two", language: "fr" });
  const { id } = await createDraft(services, owner, {
    ...draftText({ slug: "then", content }),
    kind: "page",
  });
  await publishPage(services, owner, id);
  await publishNote(services, owner, { content, link: "", pictures: [] });
  const html = async () =>
    [...(await db.select({ html: posts.html }).from(posts)), ...(await shown())].map((row) => row.html);
  const quoted = async (sign: string) => (await html()).filter((text) => text.includes(sign)).length;
  expect([await quoted("“toad”"), await quoted("«\u202Ftoad\u202F»")]).toEqual([3, 1]);
  const { profile } = services.settings.studio;
  await saveFacts(services, owner, { name: "profile", value: { ...profile, language: "de" }, version: 0 });
  await renderEarlierTexts(services);
  expect([await quoted("„toad“"), await quoted("«\u202Ftoad\u202F»")]).toEqual([3, 1]);
  expect((await listPosts(services, { search: "toad" })).posts).toHaveLength(2);
  expect((await listPosts(services, { search: "de" })).posts).toHaveLength(0);
  await db.update(notes).set({ html: "<p>kept</p>" });
  await renderEarlierTexts(services);
  expect(await html()).toContain("<p>kept</p>");
  await db.delete(facts);
  await renderEarlierTexts(services);
  expect(await quoted("“toad”")).toBe(3);
});

it("works and images that an earlier version folded are found by today’s rule", async () => {
  await storedWork(services, "artwork", artworkCalled("moss", { title: "Crème" }));
  await storedImage(services, { alt: "Crème" });
  await db.batch([db.update(works).set({ folded: "crème" }), db.update(images).set({ folded: "crème" })]);
  await renderEarlierTexts(services);
  const folded = [
    ...(await db.select({ folded: works.folded }).from(works)),
    ...(await db.select({ folded: images.folded }).from(images)),
  ];
  expect(folded.map((row) => row.folded.includes("creme"))).toEqual([true, true]);
});

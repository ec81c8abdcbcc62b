import { beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { deliveries, newsletterIssues, subscribers, taggings } from "#db/schema.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import {
  createDraft,
  deleteDraft,
  findDraft,
  listDeletedDrafts,
  listDrafts,
} from "../drafts/drafts.server.ts";
import { publishDraft } from "../drafts/publish-draft.server.ts";
import { scheduleDraft } from "../drafts/scheduling.server.ts";
import { isRefused } from "../outcome.ts";
import { draftLetterFrom } from "./letter-drafts.server.ts";
import { findTagPage } from "../tag-pages/tag-page.server.ts";
import { listLetters } from "./archive/archive.server.ts";
import { undoSend } from "./ledger/undo-send.server.ts";
import { sendLetter } from "./send-letter.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const empty = { summary: "", slug: "", dateString: "", imageUrl: "" };

beforeEach(async () => {
  await services.db.delete(deliveries);
  await services.db.delete(newsletterIssues);
  await services.db.delete(subscribers);
  const email = "reader@pond.example";
  await services.db
    .insert(subscribers)
    .values({ id: "reader", email, emailKey: email, state: "confirmed", createdAt: world.now });
});

function letter(title = "Spores", content = "Hello *pond*") {
  return createDraft(services, owner, { ...empty, kind: "letter", title, content });
}

describe("a letter that is being written", () => {
  it("is listed among letters, and posts among posts, in lists and in the trash", async () => {
    const { id } = await letter();
    const post = await createDraft(services, owner, { ...empty, title: "A post", content: "" });
    const ids = async (kind?: "letter") => (await listDrafts(services, owner, "", kind)).map((one) => one.id);
    expect([await ids("letter"), (await ids()).includes(id)]).toEqual([[id], false]);
    expect(await ids()).toContain(post.id);
    await deleteDraft(services, owner, id);
    expect((await listDeletedDrafts(services, owner)).map((one) => one.id)).not.toContain(id);
    expect((await listDeletedDrafts(services, owner, "letter")).map((one) => one.id)).toContain(id);
  });

  it("cannot be published as a post", async () => {
    const { id } = await letter();
    const post = { ...empty, title: "Spores", summary: "a", slug: "spores", content: "" };
    expect(await publishDraft(services, owner, id, post)).toMatchObject({ code: "is_letter" });
    const later = { publishAt: "2027-01-01T09:00" };
    expect(await scheduleDraft(services, owner, id, later)).toMatchObject({ code: "is_letter" });
    expect(await findDraft(services, owner, id)).toMatchObject({ kind: "letter", publishAt: null });
  });
});

describe("a post as a letter", () => {
  it("has its title as subject, its picture, its text and a link to it; pressed twice, it is one", async () => {
    const post = await published(services, {
      title: "Ink [that] forgets",
      imageUrl: "/images/ink fade.webp",
      content: "Some inks **fade**.\n",
    });
    const made = await draftLetterFrom(services, owner, post.id);
    expect(made).toMatchObject({
      kind: "letter",
      title: "Ink [that] forgets",
      content: `![Ink \\[that\\] forgets](/images/ink%20fade.webp)\n\nSome inks **fade**.\n\n[Read this on the site](/blog/${post.slug}), where it stays.`,
    });
    expect(await draftLetterFrom(services, owner, post.id)).toEqual(made);
  });

  it("is another one once the first is deleted, and none where there is no such post", async () => {
    const post = await published(services);
    const first = await draftLetterFrom(services, owner, post.id);
    if (!first || isRefused(first)) throw new Error("No letter was made.");
    await deleteDraft(services, owner, first.id);
    const second = await draftLetterFrom(services, owner, post.id);
    expect(second).toMatchObject({ title: post.title });
    expect(await draftLetterFrom(services, owner, post.id)).toEqual(second);
    expect(await draftLetterFrom(services, owner, "none")).toBeNull();
  });
});

describe("a letter that is sent", () => {
  const send = (id: string, version = 1, dueAt?: Date) =>
    sendLetter(services, owner, { id, version, isPublic: false, dueAt });

  it("is sent once, as it was looked at, however often the button is pressed", async () => {
    const { id } = await letter();
    const [first, second] = [await send(id), await send(id)];
    expect(first).toMatchObject({ subject: "Spores", isPublic: false });
    expect(second).toEqual(first);
    expect(await services.db.$count(newsletterIssues)).toBe(1);
    expect(await findDraft(services, owner, id)).toBeNull();
    expect((await listDeletedDrafts(services, owner, "letter")).map((one) => one.id)).not.toContain(id);
  });

  it("is refused where it was changed since, is a post, has no subject, or is not there", async () => {
    const { id } = await letter();
    expect(await send(id, 2)).toMatchObject({ code: "changed_elsewhere" });
    const post = await createDraft(services, owner, { ...empty, title: "A post", content: "a" });
    expect(await send(post.id)).toBeNull();
    expect(await send((await letter("")).id)).toMatchObject({ issues: [{ field: "subject" }] });
    expect(await send("none")).toBeNull();
    expect(await services.db.$count(newsletterIssues)).toBe(0);
  });

  it("has its draft’s tags, which come back with the draft when the send is undone", async () => {
    const post = await published(services, { tags: "Moss, 🍄" });
    const made = await draftLetterFrom(services, owner, post.id);
    if (!made || isRefused(made)) throw new Error("No letter was made.");
    const issue = await send(made.id);
    if (!issue || isRefused(issue)) throw new Error("It was not sent.");
    const tagged = () =>
      services.db.select({ place: taggings.place }).from(taggings).where(eq(taggings.itemId, issue.id));
    expect(await tagged()).toEqual([{ place: 0 }, { place: 1 }]);
    await services.db.update(newsletterIssues).set({ isPublic: true, state: "sent" });
    await services.db.update(deliveries).set({ state: "accepted" });
    const { letters } = await listLetters(services);
    expect(letters).toMatchObject([{ tags: [{ slug: "moss" }, { slug: "1f344" }] }]);
    expect((await findTagPage(services, "moss"))?.items.map(({ kind }) => kind)).toEqual(["letter", "post"]);
    await services.db.update(newsletterIssues).set({ state: "holding" });
    await undoSend(services, owner, issue.id);
    expect(await tagged()).toEqual([]);
    expect(await findDraft(services, owner, made.id)).toMatchObject({ tags: ["Moss", "🍄"] });
  });

  it("waits for its moment where it has one", async () => {
    const { id } = await letter();
    const dueAt = new Date(world.now.getTime() + 3_600_000);
    expect(await send(id, 1, dueAt)).toMatchObject({ state: "scheduled", dueAt: dueAt.toISOString() });
  });
});

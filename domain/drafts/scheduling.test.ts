import { describe, expect, it } from "vitest";
import { crashing } from "#testing/crashing.ts";
import { drafted, draftText } from "#testing/drafts.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { findPost, listPosts } from "../posts/posts.server.ts";
import { listRevisions } from "../revisions/revisions.server.ts";
import type { DraftFields } from "./draft.ts";
import { deleteDraft, findDraft, restoreDraft, saveDraft } from "./drafts.server.ts";
import { publishDue, scheduleDraft, unscheduleDraft } from "./scheduling.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const schedule = { publishAt: "2026-07-04T09:30", timeZone: "Asia/Tokyo" };
const before = new Date("2026-06-01T12:00:00Z");
const dueAt = new Date("2026-07-04T00:30:00Z");

async function scheduled(changes: Partial<DraftFields> = {}) {
  world.now = before;
  const draft = await drafted(services, changes);
  expect(await scheduleDraft(services, owner, draft.id, schedule)).toMatchObject({ version: 1 });
  world.now = dueAt;
  return draft;
}

const state = async ({ id, slug }: { id: string; slug: string }) => [
  (await listPosts(services, { search: slug })).posts.length,
  (await findDraft(services, owner, id)) ? 1 : 0,
];

describe("a scheduled draft", () => {
  it("is refused where the clocks skip or repeat its time, and stays unscheduled", async () => {
    world.now = before;
    const { id } = await drafted(services);
    for (const publishAt of ["2027-03-28T02:30", "2027-10-31T02:30", "9999-01-01T00:00"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await scheduleDraft(services, owner, id, { publishAt, timeZone: "Europe/Berlin" });
      expect(refused).toMatchObject({ issues: [{ field: "publishAt" }] });
    }
    expect(await findDraft(services, owner, id)).toMatchObject({ publishAt: null, version: 1 });
  });

  it("is published when its time has come, not before, dated by that time in the author's zone", async () => {
    const draft = await scheduled();
    world.now = new Date(dueAt.getTime() - 1);
    await publishDue(services);
    expect(await state(draft)).toEqual([0, 1]);
    world.now = new Date(dueAt.getTime() + 240_000);
    await publishDue(services);
    expect(await state(draft)).toEqual([1, 0]);
    const post = await findPost(services, draft.slug);
    expect(post).toMatchObject({
      dateString: "4 July 2026, 9:30:00 AM",
      publishedAt: dueAt.toISOString(),
      datetime: "2026-07-04 09:30:00",
      content: draft.content,
    });
    const revisions = await listRevisions(services, owner, "post", post?.id ?? "");
    expect(revisions.map(({ reason }) => reason)).toEqual(["published"]);
  });

  it("keeps the author's own date where she wrote one", async () => {
    const { slug } = await scheduled({ dateString: "1 May 2020" });
    await publishDue(services);
    expect((await findPost(services, slug))?.dateString).toBe("1 May 2020, 9:30:00 AM");
  });

  it("is published once where several do it at once", async () => {
    const draft = await scheduled();
    await Promise.all([publishDue(services), publishDue(services), publishDue(services)]);
    await publishDue(services);
    expect(await state(draft)).toEqual([1, 0]);
  });

  it("is published once wherever a crash comes in between", async () => {
    for (const isDone of [false, true]) {
      for (let at = 1; at <= 3; at++) {
        const draft = await scheduled();
        const dying = { ...services, ...crashing(services, { at, isDone }).services };
        await publishDue(dying).catch(() => null);
        expect([
          [1, 0],
          [0, 1],
        ]).toContainEqual(await state(draft));
        await publishDue(services);
        expect(await state(draft)).toEqual([1, 0]);
      }
    }
  });

  it("stays scheduled while it is edited, and is published as it was last saved", async () => {
    const draft = await scheduled();
    world.now = before;
    const text = draftText({ slug: draft.slug, content: "Better." });
    expect(await saveDraft(services, owner, draft.id, { ...text, version: 1 })).toMatchObject({
      publishAt: dueAt.toISOString(),
      publishZone: "Asia/Tokyo",
    });
    world.now = dueAt;
    await publishDue(services);
    expect((await findPost(services, draft.slug))?.content).toBe("Better.");
  });

  it("is not published once its schedule is cancelled, or it is in the trash", async () => {
    const draft = await scheduled();
    expect(await unscheduleDraft(services, owner, draft.id)).toMatchObject({
      publishAt: null,
      publishZone: "",
    });
    const deleted = await scheduled();
    await deleteDraft(services, owner, deleted.id);
    await publishDue(services);
    await restoreDraft(services, owner, deleted.id);
    await publishDue(services);
    expect([await state(draft), await state(deleted)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(await unscheduleDraft(services, owner, "unknown")).toBeNull();
  });
});

describe("a draft that cannot be published when its time has come", () => {
  it("says why, and is not tried again before its author has changed it", async () => {
    const draft = await scheduled();
    await published(services, { slug: draft.slug });
    const incomplete = await scheduled();
    await saveDraft(services, owner, incomplete.id, {
      ...draftText({ slug: incomplete.slug }),
      summary: " ",
    });
    const healthy = await scheduled();
    await publishDue(services);
    const told = await findDraft(services, owner, draft.id);
    expect(told?.publishTrouble).toContain(`“${draft.slug}”`);
    expect((await findDraft(services, owner, incomplete.id))?.publishTrouble).toContain(
      "The summary is missing",
    );
    expect(await state(healthy)).toEqual([1, 0]);

    const mended = { ...draftText(), slug: `${draft.slug}-2` };
    await saveDraft(services, owner, draft.id, mended);
    await publishDue(services);
    expect(await findDraft(services, owner, draft.id)).not.toBeNull();
    const later = { publishAt: "2026-07-05T09:30", timeZone: "UTC" };
    expect(await scheduleDraft(services, owner, draft.id, later)).toMatchObject({ publishTrouble: "" });
    world.now = new Date("2026-07-05T09:30:00Z");
    await publishDue(services);
    expect(await findPost(services, mended.slug)).not.toBeNull();
  });
});

describe("a schedule", () => {
  it("is refused for a moment that has passed or cannot be read, and for an incomplete draft", async () => {
    world.now = before;
    const { slug } = await published(services);
    const whole = await drafted(services);
    const cases = [
      [whole.id, "2026-06-01T13:00", "publish_at_past", "publishAt"],
      [whole.id, "2026-06-01T12:00:00Z", "publish_at_past", "publishAt"],
      [whole.id, "soon", "publish_at_unreadable", "publishAt"],
      [whole.id, "2026-02-30T10:00", "publish_at_unreadable", "publishAt"],
      [whole.id, "", "publish_at_unreadable", "publishAt"],
      [(await drafted(services, { title: " " })).id, "2027-01-01T10:00", "invalid_input", "title"],
      [(await drafted(services, { slug: "No slug" })).id, "2027-01-01T10:00", "invalid_input", "slug"],
      [(await drafted(services, { slug })).id, "2027-01-01T10:00", "slug_taken", "slug"],
      [
        (await drafted(services, { dateString: "soon" })).id,
        "2027-01-01T10:00",
        "date_unreadable",
        "dateString",
      ],
    ] as const;
    for (const [id, publishAt, code, field] of cases) {
      const outcome = await scheduleDraft(services, owner, id, { publishAt, timeZone: "Europe/London" });
      expect([publishAt, outcome]).toMatchObject([publishAt, { code, issues: [{ field }] }]);
      expect((await findDraft(services, owner, id))?.publishAt).toBeNull();
    }
    expect(await scheduleDraft(services, owner, "unknown", schedule)).toBeNull();
  });

  it("takes an instant with its offset, and saves the editor's text in the same step or not at all", async () => {
    world.now = before;
    const draft = await drafted(services);
    const change = { ...draftText({ content: "As typed." }), version: 1 };
    const past = { publishAt: "2020-01-01T00:00" };
    expect(await scheduleDraft(services, owner, draft.id, past, change)).toMatchObject({
      code: "publish_at_past",
    });
    expect(await findDraft(services, owner, draft.id)).toMatchObject({ version: 1, content: draft.content });
    const instant = { publishAt: "2026-07-04T02:30:00+02:00" };
    expect(await scheduleDraft(services, owner, draft.id, instant, change)).toMatchObject({
      version: 2,
      content: "As typed.",
      publishAt: dueAt.toISOString(),
    });
    expect(await scheduleDraft(services, owner, draft.id, instant, change)).toMatchObject({
      code: "changed_elsewhere",
    });
  });
});

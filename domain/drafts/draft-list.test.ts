import { describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { draftParts } from "#db/schema.ts";
import { drafted, draftText } from "#testing/drafts.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { deletePost } from "../posts/trash.server.ts";
import { findDraftIds, listDraftFilters, listDraftPage } from "./draft-list.server.ts";
import type { DraftFilter } from "./draft-list.server.ts";
import { countTexts } from "./count-texts.server.ts";
import { createDraft, deleteDraft, saveDraft } from "./drafts.server.ts";
import { scheduleDraft } from "./scheduling.server.ts";
import { listTrash } from "./trash-list.server.ts";

const { services } = testServices();
const owner = testOwner(services);

async function allOf(list: (cursor?: string) => Promise<{ ids: string[]; cursor: string | null }>) {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before it ended
    const page = await list(cursor ?? undefined);
    ids.push(...page.ids);
    cursor = page.cursor;
  } while (cursor);
  return ids;
}

const draftsOf = (filter: DraftFilter) =>
  allOf(async (after) => {
    const { drafts, cursor } = await listDraftPage(services, owner, filter, after);
    return { ids: drafts.map(({ id }) => id), cursor };
  });

describe("the drafts, as their author looks for them", () => {
  it("come a page at a time, with and without a search, none twice and none left out", async () => {
    const made: string[] = [];
    for (let number = 0; number < 26; number++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      made.push((await drafted(services, { title: `ÄPFEL ${number}` })).id);
    }
    await createDraft(services, owner, { ...draftText({ title: "Äpfel" }), kind: "letter" });
    const found = await draftsOf({ search: "äpfel" });
    expect(found.toSorted()).toEqual(made.toSorted());
    expect(await findDraftIds(services, { search: "äpfel" })).toEqual(found);
    const all = await draftsOf({});
    expect(all).toHaveLength((await countTexts(services, owner)).drafts);
    expect(all).toEqual(expect.arrayContaining(made));
  });

  it("are found by their words of now, folded or not, and across the parts of a long text", async () => {
    const { id, title } = await drafted(services, {
      title: "Before",
      content: "語".repeat(300_000) + " Ωmega",
    });
    expect(await draftsOf({ search: "ωMEGA, before" })).toEqual([id]);
    expect(await services.db.$count(draftParts, eq(draftParts.draftId, id))).toBeGreaterThan(2);
    await saveDraft(services, owner, id, { ...draftText({ title: "After" }) });
    expect(await services.db.$count(draftParts, eq(draftParts.draftId, id))).toBe(0);
    expect([await draftsOf({ search: title }), await draftsOf({ search: "after" })]).toEqual([[], [id]]);
  });

  it("are found by their words as readers see them, also where an earlier version folded them", async () => {
    const { id } = await drafted(services, {
      title: "Izmir",
      content: "They cal&#x6C;**(now)** from İznik.",
    });
    expect(await draftsOf({ search: "call(now), iznik, izmir" })).toEqual([id]);
    await services.db.update(draftParts).set({ folded: "cal&#x6c;**(now)** from i\u0307znik" });
    expect(await draftsOf({ search: "call(now), iznik" })).toEqual([id]);
  });

  it("are filtered by tag, series and state", async () => {
    const { id } = await drafted(services, { tags: "Linocut, ink", series: "Presses" });
    await drafted(services, { tags: "ink" });
    expect(await draftsOf({ tag: "LINOCUT" })).toEqual([id]);
    expect(await draftsOf({ series: "presses" })).toEqual([id]);
    expect(await draftsOf({ series: "presses", state: "scheduled" })).toEqual([]);
    await scheduleDraft(services, owner, id, { publishAt: "2999-01-01T09:00", timeZone: "UTC" });
    expect(await draftsOf({ state: "scheduled" })).toEqual([id]);
    expect(await draftsOf({ state: "unscheduled", tag: "linocut" })).toEqual([]);
    expect(await listDraftFilters(services)).toEqual({ tags: ["ink", "Linocut"], series: ["Presses"] });
  });
});

describe("the trash", () => {
  it("holds posts and drafts together, and finds them by their words", async () => {
    const made: string[] = [];
    for (let number = 0; number < 20; number++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const [post, draft] = [await published(services, { title: "Thrown away" }), await drafted(services)];
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await Promise.all([deletePost(services, owner, post.id), deleteDraft(services, owner, draft.id)]);
      made.push(post.id, draft.id);
    }
    const trashOf = (filter: Parameters<typeof listTrash>[2]) =>
      allOf(async (after) => {
        const { texts, cursor } = await listTrash(services, owner, filter, after);
        return { ids: texts.map(({ id }) => id), cursor };
      });
    expect((await trashOf({})).toSorted()).toEqual(made.toSorted());
    expect((await countTexts(services, owner)).trash).toBe(40);
    expect(await trashOf({ kind: "draft" })).toHaveLength(20);
    expect(await trashOf({ search: "thrown AWAY" })).toHaveLength(20);
    expect(await trashOf({ kind: "draft", search: "thrown away" })).toEqual([]);
  });
});

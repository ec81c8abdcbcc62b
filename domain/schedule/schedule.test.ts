import { describe, expect, it } from "vitest";
import { drafted } from "#testing/drafts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { projectCalled, storedWork } from "#testing/works.ts";
import { newsletterIssues } from "#db/schema.ts";
import { scheduleDraft } from "../drafts/scheduling.server.ts";
import { listScheduled, moveScheduled } from "./schedule.server.ts";
import type { ScheduledKind } from "./scheduled.ts";

const { services } = testServices();
const owner = testOwner(services);
const june = { start: new Date("2026-06-01T00:00:00Z"), end: new Date("2026-07-01T00:00:00Z") };

async function planned() {
  const draft = await drafted(services, { title: "A post" });
  await scheduleDraft(services, owner, draft.id, { publishAt: "2026-06-10T09:00", timeZone: "UTC" });
  const at = new Date("2026-06-11T09:00:00Z");
  const work = await storedWork(services, "project", projectCalled("a-lamp"), { publishAt: at });
  const issue = crypto.randomUUID();
  await services.db.insert(newsletterIssues).values({
    id: issue,
    sendKey: issue,
    subject: "A letter",
    state: "scheduled",
    origin: "https://a.example",
    audience: 0,
    startedAt: services.clock(),
    dueAt: new Date("2026-06-09T09:00:00Z"),
    content: "Words.",
  });
  return { post: draft.id, project: work.id, letter: issue };
}

const listed = async () =>
  (await listScheduled(services, owner, june)).map(({ kind, at }) => `${kind} ${at.slice(0, 16)}`);

const move = (kind: ScheduledKind, id: string, at: string, day: string) =>
  moveScheduled(services, owner, { kind, id, at, day });

describe("the calendar", () => {
  it("lists posts, letters and works by their time, and moves each to another day at the same hour", async () => {
    const ids = await planned();
    expect(await listed()).toEqual([
      "letter 2026-06-09T09:00",
      "post 2026-06-10T09:00",
      "project 2026-06-11T09:00",
    ]);
    expect(await move("post", ids.post, "2026-06-10T09:00:00.000Z", "2026-06-20")).toMatchObject({
      at: "2026-06-20T09:00:00.000Z",
    });
    expect(await move("letter", ids.letter, "2026-06-09T09:00:00.000Z", "2026-06-21")).toMatchObject({
      at: "2026-06-21T09:00:00.000Z",
    });
    await move("project", ids.project, "2026-06-11T09:00:00.000Z", "2026-07-02");
    expect(await listed()).toEqual(["post 2026-06-20T09:00", "letter 2026-06-21T09:00"]);
    expect(await move("post", ids.post, "2026-06-10T09:00:00.000Z", "2026-06-22")).toMatchObject({
      code: "changed_elsewhere",
    });
    expect(await move("post", ids.post, "2026-06-20T09:00:00.000Z", "2026-05-22")).toMatchObject({
      code: "publish_at_past",
    });
    expect(await move("letter", ids.post, "2026-06-20T09:00:00.000Z", "2026-06-22")).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { identityEvents } from "#db/schema.ts";
import { fromPondwick, testOwner, testServices } from "#testing/services.ts";
import {
  eventsKeptFor,
  eventsPage,
  type IdentityEventKind,
  listIdentityEvents,
  recordIdentityEvent,
  refusalsKeptAnHour,
  sweepIdentityEvents,
} from "./events.server.ts";

let { services, world } = testServices();
let owner = testOwner(services);

beforeEach(async () => {
  ({ services, world } = testServices());
  owner = testOwner(services);
  await services.db.delete(identityEvents);
});

function happens(kind: IdentityEventKind, code = "", subject: string | null = "owner") {
  return recordIdentityEvent(services, { kind, code, subject, from: fromPondwick });
}

async function happensOften(kind: IdentityEventKind, times: number) {
  for (let n = 0; n < times; n++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await happens(kind, String(n));
  }
}

function passes(seconds: number) {
  world.now = new Date(world.now.getTime() + seconds * 1000);
}

describe("the list of events", () => {
  it("is empty before anything happened", async () => {
    expect(await listIdentityEvents(services, owner)).toEqual({ events: [], cursor: null });
  });

  it("lists kind, time, subject and place, newest first", async () => {
    await happens("login");
    passes(60);
    await happens("refused", "not_the_owner", "a stranger");
    expect((await listIdentityEvents(services, owner)).events).toEqual([
      {
        id: expect.any(String),
        at: "2026-06-01T12:01:00.000Z",
        kind: "refused",
        code: "not_the_owner",
        subject: "a stranger",
        ...fromPondwick,
      },
      expect.objectContaining({ at: "2026-06-01T12:00:00.000Z", kind: "login" }),
    ]);
  });

  it("has pages that leave nothing out, even where many events happened at once", async () => {
    await happensOften("logout", 2 * eventsPage);
    passes(1);
    await happens("login", "newest");
    const codes: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const page = await listIdentityEvents(services, owner, cursor);
      codes.push(...page.events.map(({ code }) => code));
      sizes.push(page.events.length);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    expect(sizes).toEqual([eventsPage, eventsPage, 1]);
    expect(codes[0]).toBe("newest");
    expect(new Set(codes).size).toBe(2 * eventsPage + 1);
  });

  it("starts at the newest for an invalid cursor", async () => {
    await happens("login");
    for (const cursor of ["", "x", "1_", "_a", "1_' or 1=1", "9".repeat(30) + "_a"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect((await listIdentityEvents(services, owner, cursor)).events).toHaveLength(1);
    }
  });
});

describe("retention", () => {
  it("is bounded only for refusals, which anyone can cause, and for each reason by itself", async () => {
    for (let n = 0; n < refusalsKeptAnHour + 5; n++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await happens("refused", "passkey_refused");
    expect(await services.db.$count(identityEvents)).toBe(refusalsKeptAnHour);
    await happens("login");
    await happens("refused", "not_the_owner");
    expect(await services.db.$count(identityEvents)).toBe(refusalsKeptAnHour + 2);
    passes(3600);
    await happens("refused", "passkey_refused");
    expect(await services.db.$count(identityEvents)).toBe(refusalsKeptAnHour + 3);
  });

  it("is removed after its time", async () => {
    await happens("login");
    passes(eventsKeptFor * 86_400 - 1);
    await sweepIdentityEvents(services);
    expect(await services.db.$count(identityEvents)).toBe(1);
    passes(1);
    await sweepIdentityEvents(services);
    expect(await services.db.$count(identityEvents)).toBe(0);
  });
});

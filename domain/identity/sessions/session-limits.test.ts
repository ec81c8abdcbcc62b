import { beforeEach, describe, expect, it } from "vitest";
import { ownerSessions } from "#db/schema.ts";
import { fromPondwick, noTokens, testOwner, testServices } from "#testing/services.ts";
import { findSession, noteUse, startSession } from "./sessions.server.ts";

const minute = 60_000;
const hour = 60 * minute;
const fromMarsh = () => ({ device: "Safari on iOS", place: "Marsh, GB" });

let { services, world } = testServices();
let begin = 0;
let sessionId = "";

beforeEach(async () => {
  ({ services, world } = testServices());
  services.settings.identity.idleSeconds = (8 * hour) / 1000;
  await services.db.delete(ownerSessions);
  begin = world.now.getTime();
  sessionId = await startSession(services, testOwner(services), noTokens, fromPondwick);
});

/** A request, so long after the login; answers whether it is logged in. */
async function requestAfter(passed: number): Promise<boolean> {
  world.now = new Date(begin + passed);
  const session = await findSession(services, sessionId);
  if (session) noteUse(services, session, fromMarsh);
  await Promise.all(world.background);
  return session !== null;
}

async function kept() {
  const [row] = await services.db.select().from(ownerSessions);
  return { device: row?.device, place: row?.place, usedAfter: (row?.lastUsedAt.getTime() ?? 0) - begin };
}

describe("an unused session", () => {
  it("is good until the idle limit, and not at it", async () => {
    world.now = new Date(begin + 8 * hour - 1);
    expect(await findSession(services, sessionId)).not.toBeNull();
    expect(await requestAfter(8 * hour)).toBe(false);
  });

  it("starts its idle time again with each use", async () => {
    expect(await requestAfter(7 * hour)).toBe(true);
    expect(await requestAfter(14 * hour)).toBe(true);
    expect(await requestAfter(22 * hour)).toBe(false);
  });

  it("may idle for its whole day where no limit is set", async () => {
    services.settings.identity.idleSeconds = 0;
    world.now = new Date(begin + 24 * hour - 1);
    expect(await findSession(services, sessionId)).not.toBeNull();
  });

  it("does not run out in use, however short the limit", async () => {
    services.settings.identity.idleSeconds = 60;
    for (const seconds of [0, 5, 30, 64, 110, 150]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await requestAfter(seconds * 1000)).toBe(true);
    }
  });
});

describe("a session in use", () => {
  it("ends after a day even if it is used", async () => {
    for (const hours of [6, 12, 18, 23.9]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await requestAfter(hours * hour)).toBe(true);
    }
    expect(await requestAfter(24 * hour - 1)).toBe(true);
    expect(await requestAfter(24 * hour)).toBe(false);
  });

  it("has its last use written down once a minute, with the browser and the place", async () => {
    await requestAfter(minute - 1);
    expect(await kept()).toEqual({ ...fromPondwick, usedAfter: 0 });
    expect(world.background).toHaveLength(0);
    await requestAfter(minute);
    expect(await kept()).toEqual({ ...fromMarsh(), usedAfter: minute });
    await requestAfter(2 * minute - 1);
    expect(world.background).toHaveLength(1);
  });

  it("is written down by one of many requests at once", async () => {
    world.now = new Date(begin + minute);
    const session = await findSession(services, sessionId);
    const writers = ["First", "Second", "Third"];
    for (const device of writers) if (session) noteUse(services, session, () => ({ device, place: null }));
    await Promise.all(world.background);
    expect(await kept()).toEqual({ device: "First", place: null, usedAfter: minute });
  });

  it("is not brought back by a note that comes after its end", async () => {
    world.now = new Date(begin + minute);
    const session = await findSession(services, sessionId);
    await services.db.delete(ownerSessions);
    if (session) noteUse(services, session, fromMarsh);
    await Promise.all(world.background);
    expect(await services.db.$count(ownerSessions)).toBe(0);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { identityEvents, ownerSessions } from "#db/schema.ts";
import { fromPondwick, testOwner, testServices } from "#testing/services.ts";
import { randomId } from "../../tokens/token.server.ts";
import { listIdentityEvents } from "../events.server.ts";
import { keepLoginTransaction, takeLoginTransaction } from "../login/login-transactions.server.ts";
import { provenOwnerOf } from "../owner.ts";
import { endOtherSessions, endSessionById, listSessions } from "./session-list.server.ts";
import { sweepSessions } from "./session-ends.server.ts";
import { findSession, startSession } from "./sessions.server.ts";

const day = 86_400_000;
const tokens = {
  refreshToken: "sealed-refresh",
  idToken: "sealed-identity",
  scope: "openid",
  tokensExpireAt: null,
};

let { services, world } = testServices();
let owner = testOwner(services);

beforeEach(async () => {
  ({ services, world } = testServices());
  owner = testOwner(services);
  await services.db.delete(ownerSessions);
  await services.db.delete(identityEvents);
});

async function logIn(device = "Firefox on Windows", as = owner) {
  const sessionId = await startSession(services, as, tokens, { ...fromPondwick, device });
  const session = await findSession(services, sessionId);
  if (!session) throw new Error("No session.");
  return { sessionId, session };
}

const listed = async () => (await listSessions(services, owner)).map(({ device }) => device);
const ends = async () => {
  const { events } = await listIdentityEvents(services, owner);
  return events.map(({ kind, code, device }) => ({ kind, code, device }));
};

describe("the list of sessions", () => {
  it("shows for each its place, its start, its last use and when it expires", async () => {
    services.settings.identity.idleSeconds = 3600;
    await logIn();
    expect(await listSessions(services, owner)).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{43}$/),
        subject: "owner",
        ...fromPondwick,
        createdAt: "2026-06-01T12:00:00.000Z",
        lastUsedAt: "2026-06-01T12:00:00.000Z",
        endsAt: "2026-06-01T13:00:00.000Z",
      },
    ]);
    services.settings.identity.idleSeconds = 7 * 86_400;
    expect((await listSessions(services, owner))[0]?.endsAt).toBe("2026-06-02T12:00:00.000Z");
  });

  it("exposes neither the cookie, nor its hash, nor a token", async () => {
    const { sessionId, session } = await logIn();
    const shown = JSON.stringify(await listSessions(services, owner));
    expect(shown).toContain(session.id);
    for (const secret of [sessionId, session.idHash, "sealed-"]) expect(shown).not.toContain(secret);
  });

  it("holds the sessions of every subject that owns the site, the last used first, and no others", async () => {
    services.settings.identity.ownerSubjects = ["owner", "owner at work"];
    const { issuer } = services.settings.identity;
    const atWork = provenOwnerOf(services.settings.identity, { issuer, subject: "owner at work", name: "T" });
    await logIn("Long over");
    world.now = new Date(world.now.getTime() + day);
    await logIn("At home");
    world.now = new Date(world.now.getTime() + 1000);
    if (atWork) await logIn("At work", atWork);
    expect(await listed()).toEqual(["At work", "At home"]);
    services.settings.identity.ownerSubjects = ["owner"];
    expect(await listed()).toEqual(["At home"]);
  });
});

describe("ending sessions", () => {
  it("ends one by its name, at once, and records it", async () => {
    const { session: lost, sessionId } = await logIn("Lost phone");
    await logIn("Desk");
    expect(await endSessionById(services, owner, lost.id)).toBe(true);
    expect(await findSession(services, sessionId)).toBeNull();
    expect(await listed()).toEqual(["Desk"]);
    expect(await ends()).toEqual([{ kind: "session_ended", code: "ended_by_owner", device: "Lost phone" }]);
  });

  it("does nothing for an invalid name: of an ended session, of a cookie, of its hash", async () => {
    const { session, sessionId } = await logIn();
    const { session: gone } = await logIn();
    await endSessionById(services, owner, gone.id);
    for (const id of [gone.id, sessionId, session.idHash, "", "%", "' or 1=1 --"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await endSessionById(services, owner, id)).toBe(false);
    }
    expect(await listed()).toHaveLength(1);
    expect(await ends()).toHaveLength(1);
  });

  it("ends all others and leaves this one", async () => {
    const { session: here } = await logIn("Here");
    await logIn("There");
    await logIn("Elsewhere");
    expect(await endOtherSessions(services, owner, here)).toBe(2);
    expect(await listed()).toEqual(["Here"]);
    expect((await ends()).map(({ device }) => device).toSorted()).toEqual(["Elsewhere", "There"]);
    expect(await endOtherSessions(services, owner, here)).toBe(0);
  });
});

describe("the sweep", () => {
  it("removes sessions that ran out, with the reason, and logins never completed", async () => {
    services.settings.identity.idleSeconds = 3600;
    const key = { state: randomId(), browserId: randomId() };
    await keepLoginTransaction(services, key, {
      nonce: "n",
      codeVerifier: "v",
      mode: "redirect",
      returnTo: "/",
    });
    await logIn("Left alone");
    await sweepSessions(services);
    expect(await services.db.$count(ownerSessions)).toBe(1);

    world.now = new Date(world.now.getTime() + 3_600_000);
    await sweepSessions(services);
    expect(await services.db.$count(ownerSessions)).toBe(0);
    expect(await ends()).toEqual([{ kind: "session_ended", code: "idle", device: "Left alone" }]);

    services.settings.identity.idleSeconds = 2 * 86_400;
    await logIn("A day old");
    world.now = new Date(world.now.getTime() + day);
    await sweepSessions(services);
    expect((await ends())[0]).toEqual({ kind: "session_ended", code: "lifetime_over", device: "A day old" });
    expect(await takeLoginTransaction({ ...services, clock: () => new Date(0) }, key)).toBeNull();
  });
});

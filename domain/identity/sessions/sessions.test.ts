import { describe, expect, it } from "vitest";
import { fromPondwick, noTokens, testOwner, testServices } from "#testing/services.ts";
import { randomId } from "../../tokens/token.server.ts";
import { endSession, findSession, startSession } from "./sessions.server.ts";
import { isGenuineXsrf, makeXsrfToken } from "../xsrf.server.ts";

async function loggedIn() {
  const { services } = testServices();
  const sessionId = await startSession(services, testOwner(services), noTokens, fromPondwick);
  return { services, sessionId };
}

describe("a session", () => {
  it("is found only by its id, not by its stored hash", async () => {
    const { services, sessionId } = await loggedIn();
    const session = await findSession(services, sessionId);
    expect(session?.owner.subject).toBe("owner");
    expect(await findSession(services, session?.idHash)).toBeNull();
    for (const id of [undefined, "", "' or 1=1 --", randomId()]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await findSession(services, id)).toBeNull();
    }
  });

  it("has a new id at each login, and another name on the owner's pages, which grants nothing", async () => {
    const { services, sessionId } = await loggedIn();
    const otherId = await startSession(services, testOwner(services), noTokens, fromPondwick);
    const [one, other] = [await findSession(services, sessionId), await findSession(services, otherId)];
    const names = [sessionId, otherId, one?.id, other?.id, one?.idHash, other?.idHash];
    expect(new Set(names).size).toBe(6);
    expect(await findSession(services, one?.id)).toBeNull();
  });

  it("is invalid once its subject no longer owns the site", async () => {
    const { services, sessionId } = await loggedIn();
    services.settings.identity.ownerSubjects = ["somebody else"];
    expect(await findSession(services, sessionId)).toBeNull();
  });

  it("is invalid once the site trusts another issuer", async () => {
    const { services, sessionId } = await loggedIn();
    services.settings.identity.issuer = "https://another.test";
    expect(await findSession(services, sessionId)).toBeNull();
  });

  it("ends permanently, and no other with it", async () => {
    const { services, sessionId } = await loggedIn();
    const otherId = await startSession(services, testOwner(services), noTokens, fromPondwick);
    const session = await findSession(services, sessionId);
    if (session) await endSession(services, session);
    expect(await findSession(services, sessionId)).toBeNull();
    expect(await findSession(services, otherId)).not.toBeNull();
  });
});

describe("an XSRF token", () => {
  it("must come by cookie and header, agree, and belong to the session", async () => {
    const { services } = testServices();
    const mine = { idHash: "mine" };
    const token = await makeXsrfToken(services, mine);
    const foreign = await makeXsrfToken(services, { idHash: "another" });
    const forged = await makeXsrfToken({ secret: "another secret of thirty-two characters" }, mine);
    const genuine = (cookie: string | undefined, header: string | null) =>
      isGenuineXsrf(services, mine, { cookie, header });
    expect(await genuine(token, token)).toBe(true);
    expect(await genuine(undefined, token)).toBe(false);
    expect(await genuine(token, null)).toBe(false);
    expect(await genuine("", "")).toBe(false);
    expect(await genuine(foreign, token)).toBe(false);
    expect(await genuine(foreign, foreign)).toBe(false);
    expect(await genuine(forged, forged)).toBe(false);
    expect(await genuine("anything", "anything")).toBe(false);
  });
});

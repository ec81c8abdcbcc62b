import { beforeEach, describe, expect, it } from "vitest";
import { identityEvents, ownerSessions, personalTokens } from "#db/schema.ts";
import { eventsPage, recordIdentityEvent } from "#domain/identity/events.server.ts";
import type { Session } from "#domain/identity/owner.ts";
import { findSession, startSession } from "#domain/identity/sessions/sessions.server.ts";
import { requestContext } from "#app/context.ts";
import { thrownBy, visit } from "#testing/pages.ts";
import { fromPondwick, noTokens, testOwner, testServices } from "#testing/services.ts";
import { action, loader } from "./security-page.tsx";

const pattern = "/admin/security";
let { services } = testServices();
let here: Session;
let hereId = "";

beforeEach(async () => {
  ({ services } = testServices());
  for (const table of [ownerSessions, identityEvents, personalTokens]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.db.delete(table);
  }
  ({ session: here, sessionId: hereId } = await logIn("Here"));
});

async function logIn(device: string) {
  const from = { ...fromPondwick, device };
  const sessionId = await startSession(services, testOwner(services), noTokens, from);
  const session = await findSession(services, sessionId);
  if (!session) throw new Error("No session.");
  return { session, sessionId };
}

function asHere(path: string, form?: Record<string, string>) {
  const visited = visit(services, path, { form });
  const carried = visited.context.get(requestContext);
  visited.context.set(requestContext, { ...carried, session: async () => here });
  return { ...visited, params: {}, pattern } as const;
}

const open = (query = "") => loader(asHere(pattern + query));
const devices = async () => (await open()).sessions.map(({ device }) => device).toSorted();

describe("/admin/security", () => {
  it("is for the owner only, to see and to press", async () => {
    const stranger = (form?: Record<string, string>) =>
      ({ ...visit(services, pattern, { form }), params: {}, pattern }) as const;
    expect(await thrownBy(() => loader(stranger()))).toMatchObject({ status: 401 });
    const pressed = await thrownBy(() => action(stranger({ intent: "end-session", id: here.id })));
    expect(pressed).toMatchObject({ status: 401 });
    expect(await findSession(services, hereId)).not.toBeNull();
  });

  it("gives each form for a token a key of its own", async () => {
    expect((await open()).newKey).not.toBe((await open()).newKey);
  });

  it("lists the sessions and says which is this one, without anything that opens one", async () => {
    const { session: there, sessionId: thereId } = await logIn("There");
    const shown = await open();
    expect(await devices()).toEqual(["Here", "There"]);
    expect(shown.current).toBe(here.id);
    const served = JSON.stringify(shown);
    for (const secret of [hereId, thereId, here.idHash, there.idHash]) expect(served).not.toContain(secret);
  });

  it("pages through the events", async () => {
    for (let n = 0; n <= eventsPage; n++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await recordIdentityEvent(services, { kind: "login", code: "", subject: null, from: fromPondwick });
    }
    const first = await open();
    expect(first).toMatchObject({ isNewest: true, cursor: expect.any(String) });
    const second = await open(`?cursor=${first.cursor}`);
    expect(second).toMatchObject({ isNewest: false, cursor: null, events: [{ kind: "login" }] });
  });
});

describe("its buttons", () => {
  const press = (form: Record<string, string>) => action(asHere(pattern, form));

  it("end one session elsewhere, whose browser is then a visitor's", async () => {
    const { session: lost, sessionId } = await logIn("Lost phone");
    expect(await press({ intent: "end-session", id: lost.id })).toEqual({
      sessionsDone: "That session has ended.",
    });
    expect(await findSession(services, sessionId)).toBeNull();
    expect(await devices()).toEqual(["Here"]);
    const again = await press({ intent: "end-session", id: lost.id });
    expect(again).toEqual({ sessionsDone: "That session had already ended." });
  });

  it("end all others, and count them", async () => {
    await logIn("There");
    expect(await press({ intent: "end-others" })).toEqual({ sessionsDone: "The other session has ended." });
    await logIn("There");
    await logIn("Elsewhere");
    expect(await press({ intent: "end-others" })).toEqual({
      sessionsDone: "All 2 other sessions have ended.",
    });
    expect(await press({ intent: "end-others" })).toEqual({ sessionsDone: "There were no other sessions." });
    expect(await devices()).toEqual(["Here"]);
  });

  it("end all others and post on to the logout, which ends this one", async () => {
    await logIn("There");
    const answer = await press({ intent: "end-all" });
    if (!(answer instanceof Response)) throw new Error("No redirect.");
    expect(answer.status).toBe(307);
    expect(answer.headers.get("Location")).toBe("/auth/logout");
    expect(await devices()).toEqual(["Here"]);
  });

  it("pass the tokens' buttons on, and refuse unknown ones", async () => {
    expect(await press({ intent: "make-token" })).toMatchObject({ init: { status: 422 } });
    const refusal = { code: "unknown_intent" };
    expect(await press({ intent: "open-sesame" })).toMatchObject({
      data: { refusal },
      init: { status: 422 },
    });
  });
});

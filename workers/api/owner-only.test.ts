import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { tokenScopes } from "#domain/identity/tokens/personal-token.ts";
import { findSession, startSession } from "#domain/identity/sessions/sessions.server.ts";
import { makeXsrfToken } from "#domain/identity/xsrf.server.ts";
import { strangeKeyPair, testProvider } from "#testing/identity-provider.ts";
import { madeToken } from "#testing/personal-tokens.ts";
import { fromPondwick, noTokens, testOwner } from "#testing/services.ts";
import type { HonoEnv } from "../hono-env.ts";
import { maybeOwner, ownerOnly } from "./owner-only.ts";

/** A small API behind both guards, and a way to call it. */
async function guardedApi() {
  const provider = await testProvider();
  const { services } = provider;
  const owner = testOwner(services);
  const sessionId = await startSession(services, owner, noTokens, fromPondwick);
  const otherId = await startSession(services, owner, noTokens, fromPondwick);
  const xsrfOf = async (id: string) => {
    const session = await findSession(services, id);
    return session ? makeXsrfToken(services, session) : "";
  };

  const call = (method: string, path: string, headers: Record<string, string> = {}) => {
    const app = new Hono<HonoEnv>();
    app.use(async (c, next) => {
      const cookie = /__Host-session=([^;]+)/.exec(c.req.header("Cookie") ?? "")?.[1];
      c.set("services", services);
      c.set("session", () => findSession(services, cookie));
      c.set("beginChange", async () => undefined);
      await next();
    });
    app.all("/owner", ownerOnly("read", {}), (c) => c.json({ data: c.var.owner.subject }));
    app.all("/anyone", maybeOwner("read", {}), (c) => c.json({ data: c.var.owner?.subject ?? "visitor" }));
    app.all("/partly", maybeOwner("read", {}), (c) =>
      c.var.owner ? c.json({ data: "done" }) : c.var.refuseVisitor(),
    );
    return app.request(path, { method, headers });
  };
  const session = `__Host-session=${sessionId}`;
  return { ...provider, call, session, xsrf: await xsrfOf(sessionId), otherXsrf: await xsrfOf(otherId) };
}

async function errorOf(answer: Response): Promise<{ status: number; code: string; message: string }> {
  const { error } = await answer.json<{ error: { code: string; message: string } }>();
  return { status: answer.status, ...error };
}

describe("a call for the owner only, with a session", () => {
  it("is let through when it only reads", async () => {
    const { call, session } = await guardedApi();
    const answer = await call("GET", "/owner", { Cookie: session });
    expect(await answer.json()).toEqual({ data: "owner" });
  });

  it("tells a visitor how to log in", async () => {
    const { call } = await guardedApi();
    for (const Cookie of ["", "__Host-session=forged"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await call("GET", "/owner", { Cookie });
      expect(answer.headers.get("WWW-Authenticate")).toContain("Bearer");
      const message = expect.stringContaining("/auth/login");
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await errorOf(answer)).toEqual({ status: 401, code: "not_logged_in", message });
    }
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("needs the XSRF token to %s", async (method) => {
    const { call, session, xsrf } = await guardedApi();
    const Cookie = `${session}; XSRF-TOKEN=${xsrf}`;
    expect((await call(method, "/owner", { Cookie, "X-XSRF-TOKEN": xsrf })).status).toBe(200);
    const refused = await call(method, "/owner", { Cookie });
    expect(await errorOf(refused)).toMatchObject({ status: 403, code: "xsrf_token" });
  });

  it("refuses an XSRF token that is missing, wrong, halved or another session's", async () => {
    const { call, session, xsrf, otherXsrf } = await guardedApi();
    const sent: [cookie: string, header: string][] = [
      ["", xsrf],
      [xsrf, ""],
      ["wrong", "wrong"],
      [xsrf, "wrong"],
      [otherXsrf, xsrf],
      [xsrf, otherXsrf],
      [otherXsrf, otherXsrf],
    ];
    for (const [cookie, header] of sent) {
      const headers = { Cookie: `${session}; XSRF-TOKEN=${cookie}`, "X-XSRF-TOKEN": header };
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect((await call("POST", "/owner", headers)).status, `${cookie} ${header}`).toBe(403);
    }
  });
});

describe("a call for the owner only, with an identity token", () => {
  it("is let through, and needs no XSRF token", async () => {
    const { call, identityToken } = await guardedApi();
    const token = await identityToken();
    for (const scheme of ["Bearer", "bearer"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect((await call("POST", "/owner", { Authorization: `${scheme} ${token}` })).status).toBe(200);
    }
  });

  it("names the subject of a stranger", async () => {
    const { call, identityToken } = await guardedApi();
    const answer = await call("GET", "/owner", {
      Authorization: `Bearer ${await identityToken({ sub: "mallory" })}`,
    });
    const message = expect.stringContaining("“mallory”");
    expect(await errorOf(answer)).toEqual({ status: 403, code: "not_the_owner", message });
  });

  it("says what is wrong with a token", async () => {
    const { call, identityToken } = await guardedApi();
    const tokens: [code: string, token: string][] = [
      ["identity_token_expired", await identityToken({ exp: 1 })],
      ["identity_token_audience", await identityToken({ aud: "another" })],
      ["identity_token_signature", await identityToken({}, {}, strangeKeyPair.privateKey)],
      ["identity_token_malformed", "not.a.token"],
    ];
    for (const [code, token] of tokens) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await call("GET", "/owner", { Authorization: `Bearer ${token}` });
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await errorOf(answer)).toMatchObject({ status: 401, code });
    }
  });

  it("refuses every other kind of authorisation, whatever cookie comes along", async () => {
    const { call, session } = await guardedApi();
    for (const Authorization of ["Basic b3duZXI6", "Bearer", "Bearer a b", "", "Bearer <x>"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await call("GET", "/owner", { Authorization, Cookie: session });
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await errorOf(answer)).toMatchObject({ status: 401, code: "authorization_malformed" });
    }
  });

  it("refuses a personal token without the scope, and says which it needs", async () => {
    const { call, services } = await guardedApi();
    const scopes = tokenScopes.filter((scope) => scope !== "read");
    const { token } = await madeToken(services, { scopes });
    const answer = await call("GET", "/owner", { Authorization: `Bearer ${token}` });
    expect(answer.headers.get("WWW-Authenticate")).toBe(
      'Bearer realm="api", error="insufficient_scope", scope="read"',
    );
    expect(await errorOf(answer)).toMatchObject({ status: 403, code: "insufficient_scope" });
  });

  it("answers 500 when the provider's keys are out of reach", async () => {
    const { call, identityToken, answers } = await guardedApi();
    delete answers["/jwks"];
    const answer = await call("GET", "/owner", { Authorization: `Bearer ${await identityToken()}` });
    expect(await errorOf(answer)).toMatchObject({ status: 500, code: "provider_unreachable" });
  });
});

describe("a call for everyone", () => {
  it("distinguishes the owner from a visitor", async () => {
    const { call, session, xsrf, identityToken } = await guardedApi();
    const whoIs = async (method: string, headers: Record<string, string>) =>
      (await call(method, "/anyone", headers)).json();
    expect(await whoIs("GET", {})).toEqual({ data: "visitor" });
    expect(await whoIs("GET", { Cookie: session })).toEqual({ data: "owner" });
    const Cookie = `${session}; XSRF-TOKEN=${xsrf}`;
    expect(await whoIs("POST", { Cookie, "X-XSRF-TOKEN": xsrf })).toEqual({ data: "owner" });
    expect(await whoIs("POST", { Authorization: `Bearer ${await identityToken()}` })).toEqual({
      data: "owner",
    });
  });

  it("takes the owner's browser for a visitor's where the XSRF token is missing", async () => {
    const { call, session } = await guardedApi();
    expect(await (await call("POST", "/anyone", { Cookie: session })).json()).toEqual({ data: "visitor" });
  });

  it("refuses a bad bearer token", async () => {
    const { call } = await guardedApi();
    expect((await call("GET", "/anyone", { Authorization: "Bearer a.b.c" })).status).toBe(401);
  });

  it("says why when it turns out to be the owner's after all", async () => {
    const { call, session } = await guardedApi();
    expect(await errorOf(await call("PUT", "/partly"))).toMatchObject({ status: 401, code: "not_logged_in" });
    const refused = await call("PUT", "/partly", { Cookie: session });
    expect(await errorOf(refused)).toMatchObject({ status: 403, code: "xsrf_token" });
  });
});

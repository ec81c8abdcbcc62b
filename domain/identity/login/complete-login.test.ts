import { unseal } from "@toadstool/openid/seal";
import { env } from "cloudflare:workers";
import type { JWTPayload } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { aLogin, strangeKeyPair, testProvider } from "#testing/identity-provider.ts";
import { fromPondwick, testOrigin, testOwner } from "#testing/services.ts";
import { isRefused } from "../../outcome.ts";
import { hashId } from "../../tokens/token.server.ts";
import { beginLogin } from "./begin-login.server.ts";
import { completeLogin } from "./complete-login.server.ts";
import { listIdentityEvents } from "../events.server.ts";
import { findSession } from "../sessions/sessions.server.ts";
import { isGenuineXsrf } from "../xsrf.server.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

async function begin(world: World, changes: Partial<Parameters<typeof beginLogin>[1]> = {}) {
  const begun = await beginLogin(world.services, { ...aLogin, ...changes });
  if (isRefused(begun)) throw new Error(begun.message);
  const parameters = new URLSearchParams({
    code: "the code",
    state: begun.url.searchParams.get("state") ?? "",
  });
  return { ...begun, parameters };
}

async function complete(
  world: World,
  login: { parameters: URLSearchParams | Record<string, string>; browserId: string | undefined },
) {
  const parameters = new URLSearchParams(login.parameters);
  return completeLogin(world.services, {
    parameters,
    browserId: login.browserId,
    oldSession: null,
    from: fromPondwick,
  });
}

/** A login up to the owner's session. */
async function logIn(world: World) {
  const login = await begin(world);
  world.answerTokens(login.url);
  const completed = await complete(world, login);
  if (!("sessionId" in completed)) throw new Error("No session was started.");
  return completed;
}

async function countRows(table: "owner_sessions" | "login_transactions"): Promise<number> {
  return (await env.DB.prepare(`select count(*) as n from ${table}`).first<number>("n")) ?? -1;
}

const invalidState = { refused: "malformed", code: "invalid_state", message: "Invalid state" };

describe("completing a login", () => {
  it("starts the owner's session and leads back", async () => {
    const world = await testProvider();
    const { sessionId, xsrfToken, returnTo } = await logIn(world);
    expect(returnTo).toBe("/admin/blog");
    const session = await findSession(world.services, sessionId);
    expect(session).toMatchObject({ owner: { subject: "owner", name: "Toadstool", issuer: world.issuer } });
    const sent = { cookie: xsrfToken, header: xsrfToken };
    expect(session && (await isGenuineXsrf(world.services, session, sent))).toBe(true);
  });

  it("proves itself to the token endpoint with the code and the verifier", async () => {
    const world = await testProvider();
    const login = await begin(world);
    world.answerTokens(login.url);
    await complete(world, login);
    const form = (await world.tokenRequests()[0]?.formData()) ?? new FormData();
    expect(Object.fromEntries(form)).toEqual({
      client_id: "toadstool",
      grant_type: "authorization_code",
      code: "the code",
      redirect_uri: `${testOrigin}/auth/callback`,
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    });
    const digest = await hashId(String(form.get("code_verifier")));
    expect(login.url.searchParams.get("code_challenge")).toBe(digest);
  });

  it("shows the client's secret to the token endpoint where there is one", async () => {
    const world = await testProvider({ clientSecret: "hush" });
    await logIn(world);
    expect(world.tokenRequests()[0]?.headers.get("Authorization")).toBe(`Basic ${btoa("toadstool:hush")}`);
  });

  it("keeps the tokens, encrypted", async () => {
    const world = await testProvider();
    const { sessionId } = await logIn(world);
    const row = await env.DB.prepare("select * from owner_sessions where id_hash = ?")
      .bind(await hashId(sessionId))
      .first<{ refresh_token: string; id_token: string }>();
    expect(row?.refresh_token).not.toContain("a refresh token");
    expect(row && (await unseal(world.services.secret, "refresh-token", row.refresh_token))).toBe(
      "a refresh token",
    );
    expect(row && (await unseal(world.services.secret, "id-token", row.id_token))).toMatch(/^ey/);
    expect(JSON.stringify(row)).not.toContain(sessionId);
  });

  it("ends the session that the browser had before", async () => {
    const world = await testProvider();
    const { sessionId: oldId } = await logIn(world);
    const oldSession = await findSession(world.services, oldId);
    const login = await begin(world);
    world.answerTokens(login.url);
    const completed = await completeLogin(world.services, { ...login, oldSession, from: fromPondwick });
    expect(isRefused(completed)).toBe(false);
    expect(await findSession(world.services, oldId)).toBeNull();
  });

  it("works for two logins begun side by side in one browser", async () => {
    const world = await testProvider();
    const first = await begin(world);
    const second = await begin(world, { browserId: first.browserId });
    for (const login of [second, first]) {
      world.answerTokens(login.url);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await complete(world, login)).toHaveProperty("sessionId");
    }
  });
});

describe("the record of a login for the owner", () => {
  const written = async (world: World) =>
    (await listIdentityEvents(world.services, testOwner(world.services))).events;

  beforeEach(() => env.DB.exec("delete from identity_events"));

  it.each(["redirect", "popup", "silent"] as const)("is how it went: %s", async (mode) => {
    const world = await testProvider();
    const login = await begin(world, { mode });
    world.answerTokens(login.url);
    expect(await complete(world, login)).toMatchObject({ mode });
    expect(await written(world)).toMatchObject([
      { kind: "login", code: mode, subject: "owner", device: "Firefox on Windows", place: "Pondwick, GB" },
    ]);
  });

  it("is a refusal, with the stranger's subject", async () => {
    const world = await testProvider();
    const login = await begin(world);
    world.answerTokens(login.url, { sub: "mallory" });
    await complete(world, login);
    expect(await written(world)).toMatchObject([
      { kind: "refused", code: "not_the_owner", subject: "mallory" },
    ]);
  });

  it("does not include logins that were never begun, so that an attacker cannot fill the list", async () => {
    const world = await testProvider();
    await complete(world, { parameters: { code: "c", state: "s" }, browserId: "x".repeat(43) });
    expect(await written(world)).toEqual([]);
  });

  it("does not include a silent check without a result in a browser without a session", async () => {
    const world = await testProvider();
    const { browserId, parameters } = await begin(world, { mode: "silent" });
    const state = parameters.get("state") ?? "";
    const outcome = await complete(world, { browserId, parameters: { error: "login_required", state } });
    expect(outcome).toMatchObject({ code: "login_required", mode: "silent", isLoggedOut: true });
    expect(await written(world)).toEqual([]);
  });
});

describe("a login is refused with 'Invalid state'", () => {
  it("without parameters, code or state", async () => {
    const world = await testProvider();
    const { browserId, parameters } = await begin(world);
    const state = parameters.get("state") ?? "";
    for (const given of ["", "code=the+code", `state=${state}`, "code=the+code&state="]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await complete(world, { browserId, parameters: new URLSearchParams(given) })).toMatchObject(
        invalidState,
      );
    }
  });

  it("with an unknown state", async () => {
    const world = await testProvider();
    const { browserId } = await begin(world);
    const parameters = { code: "the code", state: "x".repeat(43) };
    expect(await complete(world, { browserId, parameters })).toMatchObject(invalidState);
  });

  it("the second time, however close together both come", async () => {
    const world = await testProvider();
    const login = await begin(world);
    world.answerTokens(login.url);
    const both = await Promise.all([complete(world, login), complete(world, login)]);
    expect(both.filter((outcome) => !isRefused(outcome))).toHaveLength(1);
    expect(both.filter(isRefused)).toMatchObject([invalidState]);
    expect(await complete(world, login)).toMatchObject(invalidState);
    expect(world.tokenRequests()).toHaveLength(1);
  });

  it("in another browser, which cannot spoil it for the right one", async () => {
    const world = await testProvider();
    const login = await begin(world);
    world.answerTokens(login.url);
    const other = await begin(world);
    for (const browserId of [other.browserId, undefined, ""]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await complete(world, { ...login, browserId })).toMatchObject(invalidState);
    }
    expect(await complete(world, login)).toHaveProperty("sessionId");
  });

  it("a day after it began", async () => {
    const world = await testProvider();
    const login = await begin(world);
    world.answerTokens(login.url);
    world.world.now = new Date(world.world.now.getTime() + 86_400_000);
    expect(await complete(world, login)).toMatchObject(invalidState);
  });
});

describe("a login fails, and starts no session", () => {
  async function failing(world: World, claims: JWTPayload, more: object = {}) {
    const before = await countRows("owner_sessions");
    const login = await begin(world);
    world.answerTokens(login.url, claims, more);
    const outcome = await complete(world, login);
    expect(await countRows("owner_sessions")).toBe(before);
    return outcome;
  }

  it("for a stranger, who learns which subject to add", async () => {
    const world = await testProvider();
    expect(await failing(world, { sub: "mallory" })).toMatchObject({
      refused: "forbidden",
      code: "not_the_owner",
      message: expect.stringContaining("“mallory”"),
      stranger: { issuer: world.issuer, subject: "mallory" },
      returnTo: "/admin/blog",
    });
  });

  it.each<[string, JWTPayload, string]>([
    ["an expired token", { exp: 1 }, "identity_token_expired"],
    ["a token replayed from another login", { nonce: "another" }, "identity_token_nonce"],
    ["a token for another client", { aud: "another" }, "identity_token_audience"],
  ])("for %s", async (_what, claims, code) => {
    expect(await failing(await testProvider(), claims)).toMatchObject({ refused: "unauthenticated", code });
  });

  it("for a forged token", async () => {
    const world = await testProvider();
    const forged = await world.identityToken({}, {}, strangeKeyPair.privateKey);
    expect(await failing(world, {}, { id_token: forged })).toMatchObject({
      code: "identity_token_signature",
    });
  });

  it("for an answer without identity token, or without access token", async () => {
    const world = await testProvider();
    expect(await failing(world, {}, { id_token: undefined })).toMatchObject({
      code: "identity_token_missing",
    });
    expect(await failing(world, {}, { access_token: undefined })).toMatchObject({
      code: "provider_answer_invalid",
    });
  });

  it("when the token endpoint refuses the code, which is asked once", async () => {
    const world = await testProvider();
    const login = await begin(world);
    const refusal = { error: "invalid_grant", error_description: "<script>alert(1)</script>" };
    world.answers["/token"] = () => Response.json(refusal, { status: 400 });
    const outcome = await complete(world, login);
    expect(outcome).toMatchObject({ refused: "unauthenticated", code: "token_request_failed" });
    expect(outcome).toMatchObject({ message: expect.stringContaining("Get access token failed") });
    expect(JSON.stringify(outcome)).not.toContain("script");
    expect(world.tokenRequests()).toHaveLength(1);
  });

  it("when the token endpoint stays silent or broken three times", async () => {
    for (const answer of [undefined, () => new Response("down", { status: 502 })]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const world = await testProvider();
      // oxlint-disable-next-line no-await-in-loop -- a table
      const login = await begin(world);
      if (answer) world.answers["/token"] = answer;
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await complete(world, login)).toMatchObject({
        refused: "unavailable",
        code: "provider_unreachable",
        message: `HTTP error. Unable to fetch ${world.issuer}/token`,
      });
      expect(world.tokenRequests()).toHaveLength(3);
    }
  });

  it("yet succeeds when the token endpoint answers the third time", async () => {
    const world = await testProvider();
    const login = await begin(world);
    world.answerTokens(login.url);
    const answer = world.answers["/token"];
    let tries = 0;
    world.answers["/token"] = (request) => {
      if (++tries < 3 || !answer) throw new TypeError("Network connection lost.");
      return answer(request);
    };
    expect(await complete(world, login)).toHaveProperty("sessionId");
  });

  it.each([
    ["access_denied", "forbidden", "access_denied"],
    ["login_required", "unauthenticated", "login_required"],
    ["temporarily_unavailable", "unavailable", "provider_unavailable"],
    ["invalid_scope", "invalid", "invalid_scope"],
    ["<script>alert(1)</script>", "malformed", "login_failed"],
    ["constructor", "malformed", "login_failed"],
  ])("when the provider answers %s", async (error, refused, code) => {
    const world = await testProvider();
    const { browserId, parameters } = await begin(world);
    const state = parameters.get("state") ?? "";
    const answer = { error, state, error_description: "<script>alert(1)</script>" };
    const outcome = await complete(world, { browserId, parameters: answer });
    expect(outcome).toMatchObject({ refused, code, message: expect.stringMatching(/^Login failed/) });
    expect(JSON.stringify(outcome)).not.toContain("script");
    expect(await complete(world, { browserId, parameters: answer })).toMatchObject(invalidState);
  });

  it("when the answer comes from another issuer", async () => {
    const world = await testProvider();
    const login = await begin(world);
    login.parameters.set("iss", "https://evil.test");
    expect(await complete(world, login)).toMatchObject({ code: "provider_answer_invalid" });
    expect(world.tokenRequests()).toHaveLength(0);
  });

  it("when the answer carries two codes", async () => {
    const world = await testProvider();
    const login = await begin(world);
    login.parameters.append("code", "another code");
    expect(isRefused(await complete(world, login))).toBe(true);
  });
});

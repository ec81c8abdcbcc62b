import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { requestContext } from "#app/context.ts";
import { findSession, startSession } from "#domain/identity/sessions.server.ts";
import { testProvider } from "#tests/identity-provider.ts";
import { fromPondwick, noTokens, testOrigin, testOwner } from "#tests/services.ts";
import { loader as loginLoader } from "./login-page.tsx";
import { loader as callbackLoader } from "./callback-page.tsx";
import { action as logoutAction, loader as logoutLoader } from "./logout-action.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

/** What a loader or action is called with. */
function visit(world: World, path: string, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const request = new Request(testOrigin + path, { headers: { Cookie: cookie.join("; ") } });
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services: world.services,
    session: () => findSession(world.services, cookies["__Host-session"]),
    visitorAddress: "192.0.2.1",
    seenFrom: () => fromPondwick,
    nonce: "nonce",
    isDocument: true,
    articles: new Map(),
  });
  return { request, context } as never;
}

function redirected(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("No redirect.");
  const { status, headers } = answer;
  return { status, headers, location: new URL(headers.get("Location") ?? "", testOrigin) };
}

function cookieIn(headers: Headers, name: string) {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
  return { line, value: line.slice(name.length + 1).split(";")[0] ?? "" };
}

const hostCookieLine = /; Path=\/; Max-Age=86400; HttpOnly; Secure; SameSite=Lax$/;

async function begin(world: World, path = "/auth/login?returnTo=/admin/email") {
  const { location, headers } = redirected(await loginLoader(visit(world, path)));
  return { location, headers, browserId: cookieIn(headers, "__Host-login").value };
}

async function finish(world: World, path?: string, cookies: Record<string, string> = {}) {
  const { location, browserId } = await begin(world, path);
  world.answerTokens(location);
  const query = new URLSearchParams({ code: "c", state: location.searchParams.get("state") ?? "" });
  return callbackLoader(visit(world, `/auth/callback?${query}`, { "__Host-login": browserId, ...cookies }));
}

describe("/auth/login", () => {
  it("leads to the provider and binds the login to this browser", async () => {
    const world = await testProvider();
    const { location, headers } = await begin(world);
    expect(location.origin).toBe(world.issuer);
    expect(cookieIn(headers, "__Host-login").line).toMatch(hostCookieLine);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
  });

  it("shows a page when the provider is not configured, with the way back kept", async () => {
    const world = await testProvider({ issuer: "" });
    expect(await loginLoader(visit(world, "/auth/login?returnTo=/admin/blog"))).toMatchObject({
      data: { code: "login_not_configured", returnTo: "/admin/blog" },
      init: { status: 503, headers: { "Cache-Control": "no-store" } },
    });
  });

  it("shows a page when the provider is out of reach", async () => {
    const world = await testProvider();
    delete world.answers["/.well-known/openid-configuration"];
    const message = expect.stringMatching(/^HTTP error\. Unable to fetch https:/);
    expect(await loginLoader(visit(world, "/auth/login"))).toMatchObject({
      data: { message },
      init: { status: 503 },
    });
  });

  it("says when to come back in a flood", async () => {
    const world = await testProvider();
    world.services.limits.login = async () => false;
    expect(await loginLoader(visit(world, "/auth/login"))).toMatchObject({
      data: { code: "too_many_requests" },
      init: { status: 429, headers: { "Retry-After": "60" } },
    });
  });
});

describe("/auth/callback", () => {
  it("sets the session's cookies, clears the login's and leads back", async () => {
    const world = await testProvider();
    const { status, headers, location } = redirected(await finish(world));
    expect(status).toBe(302);
    expect(location.href).toBe(`${testOrigin}/admin/email`);
    const session = cookieIn(headers, "__Host-session");
    expect(session.line).toMatch(hostCookieLine);
    expect(await findSession(world.services, session.value)).not.toBeNull();
    expect(cookieIn(headers, "XSRF-TOKEN").line).not.toContain("HttpOnly");
    expect(cookieIn(headers, "__Host-login").line).toContain("Max-Age=0");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("never leads to another site", async () => {
    for (const returnTo of ["//evil.test", "https://evil.test", "/%5Cevil.test", "/\\evil.test"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await finish(
        await testProvider(),
        `/auth/login?returnTo=${encodeURIComponent(returnTo)}`,
      );
      expect(redirected(answer).location.href).toBe(`${testOrigin}/admin`);
    }
  });

  it("gives a new session at each login and ends the old one", async () => {
    const world = await testProvider();
    const first = cookieIn(redirected(await finish(world)).headers, "__Host-session").value;
    const again = await finish(world, undefined, { "__Host-session": first });
    expect(cookieIn(redirected(again).headers, "__Host-session").value).not.toBe(first);
    expect(await findSession(world.services, first)).toBeNull();
  });

  it("shows 'Invalid state' and sets no cookie where nothing was begun", async () => {
    const world = await testProvider();
    for (const path of ["/auth/callback", "/auth/callback?code=c&state=s"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await callbackLoader(visit(world, path, { "__Host-login": "x".repeat(43) }));
      expect(answer).toMatchObject({
        data: { message: "Invalid state", returnTo: "/admin" },
        init: { status: 400 },
      });
      expect(JSON.stringify(answer)).not.toContain("Set-Cookie");
    }
  });
});

describe("/auth/logout", () => {
  it("ends the session, clears every cookie of it and leads to the provider", async () => {
    const world = await testProvider();
    const sessionId = await startSession(world.services, testOwner(world.services), noTokens, fromPondwick);
    const answer = await logoutAction(visit(world, "/auth/logout", { "__Host-session": sessionId }));
    const { status, headers, location } = redirected(answer);
    expect(status).toBe(303);
    expect(location.href).toContain(`${world.issuer}/logout?`);
    for (const name of ["__Host-session", "XSRF-TOKEN", "__Host-login"]) {
      expect(cookieIn(headers, name).line).toMatch(/=; Path=\/; Max-Age=0;.* Secure/);
    }
    expect(await findSession(world.services, sessionId)).toBeNull();
  });

  it("is not reached by following a link", () => {
    const { location, headers } = redirected(logoutLoader());
    expect(location.pathname).toBe("/");
    expect(headers.has("Set-Cookie")).toBe(false);
  });
});

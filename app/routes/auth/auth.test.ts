import { ScriptPolicy } from "#app/script-policy.ts";
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { findChrome } from "#domain/chrome/chrome.server.ts";
import { requestContext } from "#app/context.ts";
import { listIdentityEvents } from "#domain/identity/events.server.ts";
import { endSessionById } from "#domain/identity/sessions/session-list.server.ts";
import { findSession, startSession } from "#domain/identity/sessions/sessions.server.ts";
import { testProvider } from "#testing/identity-provider.ts";
import { fromPondwick, noTokens, testOrigin, testOwner } from "#testing/services.ts";
import { loader as loginLoader } from "./login-page.tsx";
import { headers as doneHeaders } from "./done-page.tsx";
import { loader as checkedLoader } from "./checked-action.ts";
import { loader as callbackLoader } from "./callback-page.tsx";
import { action as logoutAction, loader as logoutLoader } from "./logout-action.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

/** What a loader or action is called with. */
function visit(world: World, path: string, cookies: Record<string, string> = {}, more: HeadersInit = {}) {
  const headers = new Headers(more);
  headers.set(
    "Cookie",
    Object.entries(cookies)
      .map((pair) => pair.join("="))
      .join("; "),
  );
  const request = new Request(testOrigin + path, { headers });
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services: world.services,
    beginChange: async () => undefined,
    session: () => findSession(world.services, cookies["__Host-session"]),
    chrome: () => findChrome(world.services),
    facts: async () => world.services.settings.studio,
    visitorAddress: "192.0.2.1",
    seenFrom: () => fromPondwick,
    inlineScripts: new ScriptPolicy(() => "nonce"),
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

const stateIn = (location: URL) => location.searchParams.get("state") ?? "";

const hostCookieLine = /; Path=\/; Max-Age=86400; HttpOnly; Secure; SameSite=Lax$/;

/** What a browser says of the request that a frame of the site's own makes, and of where it comes back to. */
const ownFrame = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "iframe" };
const framedBack = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "iframe" };

async function begin(world: World, path = "/auth/login?returnTo=/admin/email", more: HeadersInit = {}) {
  const { location, headers } = redirected(await loginLoader(visit(world, path, {}, more)));
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

  it("asks the person again in a browser whose session has ended, and in no other", async () => {
    const world = await testProvider();
    const promptFor = async (cookies: Record<string, string>) => {
      const { location } = redirected(await loginLoader(visit(world, "/auth/login", cookies)));
      return location.searchParams.get("prompt")?.split(" ").includes("login");
    };
    const sessionId = await startSession(world.services, testOwner(world.services), noTokens, fromPondwick);
    expect(await promptFor({})).toBe(false);
    expect(await promptFor({ "__Host-session": sessionId })).toBe(false);
    const session = await findSession(world.services, sessionId);
    if (session) await endSessionById(world.services, session.owner, session.id);
    expect(await promptFor({ "__Host-session": sessionId })).toBe(true);
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

describe("a login in a popup", () => {
  it("ends on a page that notifies its opener, and keeps the reference to that throughout", async () => {
    const world = await testProvider();
    const { headers: begun } = await begin(world, "/auth/login?mode=popup&returnTo=/admin/email");
    const { location, headers } = redirected(await finish(world, "/auth/login?mode=popup"));
    expect(location.href).toBe(`${testOrigin}/auth/done`);
    expect(await findSession(world.services, cookieIn(headers, "__Host-session").value)).not.toBeNull();
    for (const answer of [begun, headers, new Headers(doneHeaders())]) {
      expect(answer.get("Cross-Origin-Opener-Policy")).toBe("unsafe-none");
    }
  });

  it("says there why it came to nothing, and stays a popup's login when tried again", async () => {
    const world = await testProvider();
    const { location, browserId } = await begin(world, "/auth/login?mode=popup");
    const query = new URLSearchParams({ error: "access_denied", state: stateIn(location) });
    const answer = await callbackLoader(
      visit(world, `/auth/callback?${query}`, { "__Host-login": browserId }),
    );
    expect(answer).toMatchObject({
      data: { code: "access_denied", mode: "popup" },
      init: { status: 403, headers: { "Cross-Origin-Opener-Policy": "unsafe-none" } },
    });
  });
});

describe("a silent login", () => {
  /** The provider answers with an error, in the frame. */
  async function answered(world: World, error: string, cookies: Record<string, string> = {}) {
    const { location, browserId } = await begin(world, silently, ownFrame);
    const query = new URLSearchParams({ error, state: stateIn(location) });
    const all = { "__Host-login": browserId, ...cookies };
    return redirected(await callbackLoader(visit(world, `/auth/callback?${query}`, all, framedBack)));
  }
  const silently = "/auth/login?mode=silent";
  const session = (world: World) =>
    startSession(world.services, testOwner(world.services), noTokens, fromPondwick);

  it("shows no prompt, and starts a session where the owner is logged in at the provider", async () => {
    const world = await testProvider();
    const { location, browserId } = await begin(world, silently, ownFrame);
    expect(location.searchParams.get("prompt")).toBe("none");
    world.answerTokens(location);
    const query = new URLSearchParams({ code: "c", state: stateIn(location) });
    const back = visit(world, `/auth/callback?${query}`, { "__Host-login": browserId }, framedBack);
    const { location: end, headers } = redirected(await callbackLoader(back));
    expect(end.href).toBe(`${testOrigin}/auth/checked?code=logged_in`);
    expect(await findSession(world.services, cookieIn(headers, "__Host-session").value)).not.toBeNull();
    // A login in a popup may be under way, which needs it.
    expect(cookieIn(headers, "__Host-login").line).toBe("");
  });

  it("logs out here too where no one is logged in at the provider", async () => {
    const world = await testProvider();
    const sessionId = await session(world);
    await env.DB.exec("delete from identity_events");
    const { location, headers } = await answered(world, "login_required", { "__Host-session": sessionId });
    expect(location.href).toBe(`${testOrigin}/auth/checked?code=login_required`);
    for (const name of ["__Host-session", "XSRF-TOKEN"]) {
      expect(cookieIn(headers, name).line).toMatch(/=; Path=\/; Max-Age=0;/);
    }
    expect(await findSession(world.services, sessionId)).toBeNull();
    const { events } = await listIdentityEvents(world.services, testOwner(world.services));
    expect(events).toMatchObject([{ kind: "session_ended", code: "login_required", subject: "owner" }]);
  });

  it("leaves the session alone where the provider only wants to ask something, or is out of order", async () => {
    for (const error of ["interaction_required", "consent_required", "server_error"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const world = await testProvider();
      // oxlint-disable-next-line no-await-in-loop -- a table
      const sessionId = await session(world);
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { location, headers } = await answered(world, error, { "__Host-session": sessionId });
      expect(location.pathname).toBe("/auth/checked");
      expect(headers.has("Set-Cookie")).toBe(false);
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await findSession(world.services, sessionId)).not.toBeNull();
    }
  });

  it("restores no session that was ended or has expired", async () => {
    const world = await testProvider();
    const cookies = { "__Host-session": "x".repeat(43) };
    const { location } = redirected(await loginLoader(visit(world, silently, cookies, ownFrame)));
    expect(location.href).toBe(`${testOrigin}/auth/checked?code=session_over`);
  });

  it("is begun only by this site's own frame: any other request begins an ordinary login", async () => {
    const world = await testProvider();
    const others: Record<string, string>[] = [
      {},
      { ...ownFrame, "Sec-Fetch-Site": "cross-site" },
      { ...ownFrame, "Sec-Fetch-Site": "same-site" },
      { ...ownFrame, "Sec-Fetch-Dest": "document" },
      { "Sec-Fetch-Dest": "iframe" },
    ];
    for (const headers of others) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { location } = await begin(world, silently, headers);
      expect(location.searchParams.get("prompt")).toBe("consent");
    }
  });

  it("reports its code also where the login was never begun, or the provider is out of reach", async () => {
    const world = await testProvider();
    const lost = visit(world, "/auth/callback?code=c&state=s", {}, framedBack);
    expect(redirected(await callbackLoader(lost)).location.search).toBe("?code=invalid_state");
    delete world.answers["/.well-known/openid-configuration"];
    const unreached = await loginLoader(visit(world, silently, {}, ownFrame));
    expect(redirected(unreached).location.search).toBe("?code=provider_unreachable");
  });

  it("ends on the one page of the login that may be framed, by this site alone, whatever the address says", async () => {
    const world = await testProvider();
    const answer = checkedLoader(visit(world, "/auth/checked?code=</script><script>alert(1)"));
    const page = await answer.text();
    expect(answer.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'; script-src 'nonce-nonce'; frame-ancestors 'self'");
    expect(page).toContain("location.origin");
    expect(page).not.toContain("alert");
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

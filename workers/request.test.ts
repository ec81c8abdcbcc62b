import { keptTokens } from "@toadstool/openid";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownerSessions } from "#db/schema.ts";
import { findSession, startSession } from "#domain/identity/sessions/sessions.server.ts";
import { makeXsrfToken } from "#domain/identity/xsrf.server.ts";
import { fromPondwick, noTokens, testOwner, testServices } from "#testing/services.ts";
import type { HonoEnv } from "./hono-env.ts";
import { carryServices, carryXsrfToken } from "./request.ts";

async function openPage(cookies: (token: string) => string, page = "<p>page</p>", more: HeadersInit = {}) {
  const { services } = testServices();
  const sessionId = await startSession(services, testOwner(services), noTokens, fromPondwick);
  const session = await findSession(services, sessionId);
  const token = session ? await makeXsrfToken(services, session) : "";
  const app = new Hono<HonoEnv>();
  app.use(async (c, next) => {
    c.set("services", services);
    c.set("session", async () => (c.req.header("Cookie")?.includes("logged-in") ? session : null));
    await next();
  });
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public", ...more };
  app.all("*", carryXsrfToken, () => new Response(page, { headers }));
  const answer = await app.request("/", { headers: { Cookie: cookies(token) } });
  return { answer, token };
}

describe("a page for a logged-in browser", () => {
  it("brings the XSRF token where it is missing or old, readable by scripts, and is stored nowhere", async () => {
    for (const cookies of ["logged-in=1", "logged-in=1; XSRF-TOKEN=old"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { answer, token } = await openPage(() => cookies);
      expect(answer.headers.get("Set-Cookie")).toBe(
        `XSRF-TOKEN=${token}; Path=/; Max-Age=86400; Secure; SameSite=Lax`,
      );
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    }
  });

  it("sends no cookie where the token is there", async () => {
    const { answer } = await openPage((token) => `logged-in=1; XSRF-TOKEN=${token}`);
    expect(answer.headers.has("Set-Cookie")).toBe(false);
    expect(answer.headers.get("Cache-Control")).toBe("public");
  });

  it("sends no cookie with data, only with documents", async () => {
    const { answer } = await openPage(() => "logged-in=1", "data", { "Content-Type": "text/x-script" });
    expect(answer.headers.has("Set-Cookie")).toBe(false);
  });
});

describe("a page for a visitor", () => {
  it("sets no cookie", async () => {
    const { answer } = await openPage(() => "");
    expect(answer.headers.has("Set-Cookie")).toBe(false);
  });
});

it("a request of the owner's notes that her session is in use, and from which browser", async () => {
  const { services } = testServices();
  await services.db.delete(ownerSessions);
  const anHourAgo = { ...services, clock: () => new Date(Date.now() - 3_600_000) };
  const sessionId = await startSession(anHourAgo, testOwner(services), noTokens, fromPondwick);
  const app = new Hono<HonoEnv>();
  app.use(carryServices);
  app.get("*", async (c) => c.json((await c.var.session())?.owner.subject));
  const headers = { Cookie: `__Host-session=${sessionId}`, "User-Agent": "Opera/12.16" };
  expect(await (await app.request("/blog", { headers }, env)).json()).toBe("owner");
  const lastSeenWith = async () => (await services.db.select().from(ownerSessions))[0]?.device;
  await expect.poll(lastSeenWith).toBe("Opera");
});

it("a session in use is ended by the provider, though no page asks who is logged in", async () => {
  const { services } = testServices();
  await services.db.delete(ownerSessions);
  const begun = { ...services, clock: () => new Date(Date.now() - 3_600_000) };
  const tokens = { access_token: "a", token_type: "bearer" as const, refresh_token: "r", expires_in: 3_600 };
  const kept = await keptTokens(begun, tokens);
  const sessionId = await startSession(begun, testOwner(services), kept, fromPondwick);
  const issuer = services.settings.identity.issuer;
  const metadata = { issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: `${issuer}/token` };
  const provider: typeof fetch = async (input) =>
    String(input).includes("/.well-known/")
      ? Response.json(metadata)
      : Response.json({ error: "invalid_grant" }, { status: 400 });
  vi.stubGlobal("fetch", provider);
  onTestFinished(() => void vi.unstubAllGlobals());
  const app = new Hono<HonoEnv>();
  app.use(carryServices);
  app.get("*", async (c) => c.json((await c.var.session())?.owner.subject));
  const headers = { Cookie: `__Host-session=${sessionId}` };
  expect(await (await app.request("/api/drafts", { headers }, env)).json()).toBe("owner");
  await expect.poll(() => services.db.$count(ownerSessions)).toBe(0);
});

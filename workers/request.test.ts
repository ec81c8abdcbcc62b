import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { ownerSessions } from "#db/schema.ts";
import { findSession, startSession } from "#domain/identity/sessions.server.ts";
import { makeXsrfToken } from "#domain/identity/xsrf.server.ts";
import { fromPondwick, noTokens, testOwner, testServices } from "#tests/services.ts";
import type { Door } from "./door.ts";
import { carryServices, carryXsrfToken } from "./request.ts";

async function openPage(cookies: (token: string) => string, page = "<p>page</p>", more: HeadersInit = {}) {
  const { services } = testServices();
  const sessionId = await startSession(services, testOwner(services), noTokens, fromPondwick);
  const session = await findSession(services, sessionId);
  const token = session ? await makeXsrfToken(services, session) : "";
  const app = new Hono<Door>();
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

  it("brings nothing where the token is there", async () => {
    const { answer } = await openPage((token) => `logged-in=1; XSRF-TOKEN=${token}`);
    expect(answer.headers.has("Set-Cookie")).toBe(false);
    expect(answer.headers.get("Cache-Control")).toBe("public");
  });

  it("brings nothing with data, only with documents", async () => {
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

it("a page that asks of itself who is logged in does not keep a session in use; a person's visit does", async () => {
  const { services } = testServices();
  await services.db.delete(ownerSessions);
  const aWhileAgo = { ...services, clock: () => new Date(Date.now() - 3_600_000) };
  const sessionId = await startSession(aWhileAgo, testOwner(services), noTokens, fromPondwick);
  const app = new Hono<Door>();
  app.use(carryServices);
  app.get("*", async (c) => c.json((await c.var.session())?.owner.subject));
  const visit = async (path: string, browser: string) => {
    const headers = { Cookie: `__Host-session=${sessionId}`, "User-Agent": browser };
    return (await app.request(path, { headers }, env)).json();
  };
  const lastSeenWith = async () => (await services.db.select().from(ownerSessions))[0]?.device;

  expect(await visit("/auth/session", "Opera/12.16")).toBe("owner");
  expect(await visit("/blog", "Firefox/150.0")).toBe("owner");
  // Only the first note within a minute is written.
  await expect.poll(lastSeenWith).not.toBe(fromPondwick.device);
  expect(await lastSeenWith()).toBe("Firefox");
});

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { readableCookie, readCookie, readHostCookie } from "#domain/cookies/cookies.ts";
import { type Chrome, findChrome } from "#domain/chrome/chrome.server.ts";
import type { Session } from "#domain/identity/owner.ts";
import {
  findSession,
  noteUse,
  sessionCookie,
  sessionLifetime,
} from "#domain/identity/sessions/sessions.server.ts";
import { refreshTokens } from "#domain/identity/sessions/refresh-tokens.server.ts";
import { ScriptPolicy } from "#app/script-policy.ts";
import { seenFrom } from "#domain/identity/seen-from.ts";
import { isCrossSite } from "./http/cross-site.ts";
import { makeXsrfToken, xsrfCookie } from "#domain/identity/xsrf.server.ts";
import { logError } from "#domain/log.ts";
import { refuse } from "#domain/outcome.ts";
import type { HonoEnv } from "./hono-env.ts";
import { answerEarly } from "./broken.ts";
import { makeFiles, servicesFor } from "./services.ts";
import { caching } from "./caching.ts";
import { wordsFor } from "./words-for.ts";

/** Gives a request the files that the Worker serves. */
export const carryFiles = createMiddleware<HonoEnv>(async (c, next) => {
  c.set("files", makeFiles(c.env));
  await next();
});

/** Gives a request its services, and the session and the facts, looked up when first asked for. */
export const carryServices = createMiddleware<HonoEnv>(async (c, next) => {
  c.set("inlineScripts", new ScriptPolicy(() => crypto.randomUUID()));
  const services = servicesFor(c.env, new URL(c.req.url).origin);
  let session: ReturnType<typeof openSession> | undefined;
  let chrome: Promise<Chrome> | undefined;
  c.set("services", services);
  c.set("chrome", () => (chrome ??= findChrome(services)));
  c.set("facts", async () => (await c.var.chrome()).facts);
  c.set("session", () => (session ??= openSession(c)));
  c.set("seenFrom", () => seenFrom(c.req.header("User-Agent"), c.req.raw.cf));
  c.set("visitorAddress", c.req.header("CF-Connecting-IP") ?? "unknown");
  await next();
});

async function openSession(c: Context<HonoEnv>): Promise<Session | null> {
  const { services, seenFrom: from } = c.var;
  const session = await findSession(
    services,
    readHostCookie(services.settings.site, c.req.header("Cookie"), sessionCookie),
  );
  // A stolen session does not call the session's page: so the provider is asked here, once that is due.
  if (session && noteUse(services, session, from)) {
    services.later(refreshTokens(services, session).catch(logError));
  }
  return session;
}

/** Gives a logged-in browser the token that its scripts send back, where the one it has is missing or old. */
export const carryXsrfToken = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  const session = await c.var.session();
  const isDocument = c.res.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (!session || !isDocument || c.res.headers.has("Set-Cookie")) return;
  const token = await makeXsrfToken(c.var.services, session);
  if (readCookie(c.req.header("Cookie"), xsrfCookie) === token) return;
  const { site } = c.var.services.settings;
  c.header("Set-Cookie", readableCookie(site, xsrfCookie, token, sessionLifetime), { append: true });
  c.header("Cache-Control", caching.personal);
});

/** Refuses what another site's page sends in a visitor's or the owner's name, whatever its content type. */
export const refuseCrossSite = createMiddleware<HonoEnv>(async (c, next) => {
  if (!isCrossSite(c.req.raw)) return next();
  const message = saysNotWhere(c.req.raw)
    ? `This request has cookies but does not say which page sent it. Send the header “Origin: ${new URL(c.req.url).origin}” too, or a personal access token instead of the cookies.`
    : (await wordsFor(c)).errors.crossSite;
  return answerEarly(c, refuse("forbidden", "cross_site", message));
});

/** Every browser sends the header with requests that write, so this is a program. */
function saysNotWhere({ headers }: Request): boolean {
  return !headers.has("Origin") && !headers.has("Sec-Fetch-Site");
}

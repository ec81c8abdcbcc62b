import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Bearer, bearerOf } from "#domain/identity/tokens/bearer.server.ts";
import { readCookie } from "#domain/cookies/cookies.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { holdsToken, type TokenScope } from "#domain/identity/tokens/personal-token.ts";
import { isGenuineXsrf, xsrfCookie, xsrfHeader } from "#domain/identity/xsrf.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { refuseFlood } from "#domain/refuse-flood.ts";
import type { HonoEnv } from "../hono-env.ts";
import { isSafeMethod } from "../http/cross-site.ts";
import { answerError, answerRefused } from "./respond.ts";
import { caching } from "../caching.ts";

/**
 * The owner who calls, by session or by bearer token; or why the caller is not the owner, or may not call this. A
 * personal access token needs the scope.
 */
export async function identifyCaller(
  request: Request,
  scope: TokenScope,
  variables: HonoEnv["Variables"],
): Promise<Owner | Refused> {
  const authorization = request.headers.get("Authorization");
  if (authorization === null) return ownerOfSession(request, variables);
  const bearer = await readBearer(authorization, variables);
  if (isRefused(bearer)) return bearer;
  return refuseScope(bearer, scope) ?? bearer.owner;
}

/** Long enough for any identity token, short enough to look through. */
const longestHeader = 16_384;

/** The sender of a header; `find` knows the tokens that are taken. Many wrong ones from one address are too many. */
export async function readBearer(
  authorization: string,
  { services, visitorAddress }: HonoEnv["Variables"],
  find: typeof bearerOf = bearerOf,
): Promise<Bearer | Refused> {
  const isShort = authorization.length <= longestHeader;
  const token = isShort ? /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization.trim())?.[1] : undefined;
  const bearer = token ? await find(services, token) : notBearer;
  if (!isRefused(bearer) || bearer.refused !== "unauthenticated") return bearer;
  return (await refuseFlood(services, "login", `token ${visitorAddress}`)) ?? bearer;
}

/** A personal access token allows only its own scopes. */
function refuseScope({ scopes }: Bearer, scope: TokenScope): ScopeMissing | null {
  if (scopes === null || scopes.includes(scope)) return null;
  const has = scopes.join(" ") || "none";
  const message = `This call needs the scope “${scope}”; the token has: ${has}. Create another at /admin/security.`;
  return { ...refuse("forbidden", "insufficient_scope", message), scope };
}

interface ScopeMissing extends Refused {
  scope: string;
}

async function ownerOfSession(
  { method, headers }: Request,
  { services, session }: HonoEnv["Variables"],
): Promise<Owner | Refused> {
  const loggedIn = await session();
  if (!loggedIn) return notLoggedIn;
  if (isSafeMethod(method)) return loggedIn.owner;
  const sent = {
    cookie: readCookie(headers.get("Cookie"), xsrfCookie),
    header: headers.get(xsrfHeader),
  };
  return (await isGenuineXsrf(services, loggedIn, sent)) ? loggedIn.owner : wrongXsrf;
}

export function answerUnidentified(c: Context, refused: Refused): Response {
  // A provider that does not answer is our trouble, not the caller's: the API says so with 500.
  if (refused.refused === "unavailable") return answerError(c, 500, refused.code, refused.message);
  const challenge = challengeOf(refused);
  if (challenge) c.header("WWW-Authenticate", `Bearer realm="api"${challenge.error}`);
  c.header("Cache-Control", caching.personal);
  return answerRefused(c, refused);
}

/** RFC 6750, section 3: a caller who sent no token gets no error code. */
function challengeOf(refused: Refused & { scope?: string }): { error: string } | null {
  const { code, scope } = refused;
  if (code === "insufficient_scope") return { error: `, error="insufficient_scope", scope="${scope}"` };
  if (refused.refused !== "unauthenticated") return null;
  if (refused === notLoggedIn) return { error: "" };
  return { error: refused === notBearer ? ', error="invalid_request"' : ', error="invalid_token"' };
}

export const notLoggedIn = refuse(
  "unauthenticated",
  "not_logged_in",
  "Log in as the owner first: open /auth/login in a browser, or send “Authorization: Bearer” with a personal access token or an identity token.",
);

const wrongXsrf = refuse(
  "forbidden",
  "xsrf_token",
  `Send the value of the cookie ${xsrfCookie} back in the header ${xsrfHeader}. Load a page of this site to get a fresh one.`,
);

const notBearer = refuse(
  "unauthenticated",
  "authorization_malformed",
  "Send exactly one Authorization header: “Bearer” and a personal access token or an identity token.",
);

/** Addresses end up in histories and logs: a token in an address is not secret any more. */
export const refuseTokenInAddress = createMiddleware<HonoEnv>(async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const hasToken = [pathname, ...[...searchParams].flat()].some(holdsToken);
  if (!hasToken && !searchParams.has("access_token")) return next();
  const message =
    "A token never goes into an address. Send it as “Authorization: Bearer”. If it was a personal access token, revoke it at /admin/security: it may now be in server logs.";
  return answerUnidentified(c, refuse("malformed", "token_in_address", message));
});

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { ownerOfIdentityToken } from "#domain/identity/bearer.server.ts";
import { readCookie } from "#domain/identity/cookies.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isGenuineXsrf, xsrfCookie, xsrfHeader } from "#domain/identity/xsrf.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import type { Door } from "../door.ts";
import { isSafeMethod } from "../security.ts";
import { answerError, answerRefused } from "./respond.ts";

export interface OwnerDoor extends Door {
  Variables: Door["Variables"] & { owner: Owner };
}

/** Lets the owner through, and nobody else. */
export const ownerOnly = createMiddleware<OwnerDoor>(async (c, next) => {
  const owner = await identifyCaller(c.req.raw, c.var);
  if (isRefused(owner)) return answerUnidentified(c, owner);
  c.set("owner", owner);
  c.header("Cache-Control", "private, no-store");
  return next();
});

export interface MaybeOwnerDoor extends Door {
  Variables: Door["Variables"] & {
    /** Null for a visitor. */
    owner: Owner | null;
    /** Answers a visitor who asked for what is the owner's alone, with the reason why they are not the owner. */
    refuseVisitor: () => Response;
  };
}

/** Lets everyone through and says who is the owner. A bad bearer token is still refused: its sender claims to be one. */
export const maybeOwner = createMiddleware<MaybeOwnerDoor>(async (c, next) => {
  const caller = await identifyCaller(c.req.raw, c.var);
  if (isRefused(caller) && c.req.header("Authorization")) return answerUnidentified(c, caller);
  c.set("owner", isRefused(caller) ? null : caller);
  if (!isRefused(caller)) c.header("Cache-Control", "private, no-store");
  c.set("refuseVisitor", () => answerUnidentified(c, isRefused(caller) ? caller : notLoggedIn));
  return next();
});

const notLoggedIn = refuse(
  "unauthenticated",
  "not_logged_in",
  "Log in as the owner first: open /auth/login in a browser, or send 'Authorization: Bearer' with an identity token.",
);

const wrongXsrf = refuse(
  "forbidden",
  "xsrf_token",
  `Send the value of the cookie ${xsrfCookie} back in the header ${xsrfHeader}. Load a page of this site to get a fresh one.`,
);

const notBearer = refuse(
  "unauthenticated",
  "authorization_malformed",
  "The Authorization header must be 'Bearer' and an identity token.",
);

async function identifyCaller(
  { method, headers }: Request,
  { services, session }: Door["Variables"],
): Promise<Owner | Refused> {
  const authorization = headers.get("Authorization");
  if (authorization !== null) {
    const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization.trim())?.[1];
    return token ? ownerOfIdentityToken(services, token) : notBearer;
  }
  const loggedIn = await session();
  if (!loggedIn) return notLoggedIn;
  if (isSafeMethod(method)) return loggedIn.owner;
  const sent = {
    cookie: readCookie(headers.get("Cookie"), xsrfCookie),
    header: headers.get(xsrfHeader),
  };
  return (await isGenuineXsrf(services, loggedIn, sent)) ? loggedIn.owner : wrongXsrf;
}

function answerUnidentified(c: Context, refused: Refused): Response {
  // A provider that does not answer is our trouble, not the caller's: the API says so with 500.
  if (refused.refused === "unavailable") return answerError(c, 500, refused.code, refused.message);
  if (refused.refused === "unauthenticated") c.header("WWW-Authenticate", 'Bearer realm="toadstool"');
  return answerRefused(c, refused);
}

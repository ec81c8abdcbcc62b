import { createMiddleware } from "hono/factory";
import type { Owner } from "#domain/identity/owner.ts";
import type { TokenScope } from "#domain/identity/tokens/personal-token.ts";
import { isRefused } from "#domain/outcome.ts";
import type { HonoEnv } from "../hono-env.ts";
import { answerUnidentified, identifyCaller, notLoggedIn } from "./caller.ts";
import { caching } from "../caching.ts";

export interface OwnerEnv extends HonoEnv {
  Variables: HonoEnv["Variables"] & { owner: Owner };
}

/** Of a call, whether readers see nothing of what it changes. */
interface Declared {
  isUnseen?: true;
}

/** Lets only the owner through. A personal access token needs the scope. */
export const ownerOnly = (scope: TokenScope, { isUnseen }: Declared) =>
  createMiddleware<OwnerEnv>(async (c, next) => {
    const owner = await identifyCaller(c.req.raw, scope, c.var);
    if (isRefused(owner)) return answerUnidentified(c, owner);
    await c.var.beginChange(isUnseen ? "unseen" : "seen");
    c.set("owner", owner);
    c.header("Cache-Control", caching.personal);
    return next();
  });

export interface MaybeOwnerEnv extends HonoEnv {
  Variables: HonoEnv["Variables"] & {
    /** Null for a visitor. */
    owner: Owner | null;
    /** Answers a visitor who called something that is for the owner only, with the reason why they are not the owner. */
    refuseVisitor: () => Response;
  };
}

/**
 * Lets everyone through and finds out whether the caller is the owner. A bad bearer token is still refused: its sender
 * claims to be the owner.
 */
export const maybeOwner = (scope: TokenScope, { isUnseen }: Declared) =>
  createMiddleware<MaybeOwnerEnv>(async (c, next) => {
    const caller = await identifyCaller(c.req.raw, scope, c.var);
    if (isRefused(caller) && c.req.header("Authorization")) return answerUnidentified(c, caller);
    if (!isRefused(caller)) await c.var.beginChange(isUnseen ? "unseen" : "seen");
    c.set("owner", isRefused(caller) ? null : caller);
    if (!isRefused(caller)) c.header("Cache-Control", caching.personal);
    c.set("refuseVisitor", () => answerUnidentified(c, isRefused(caller) ? caller : notLoggedIn));
    return next();
  });

import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Door } from "../door.ts";
import { answerUnidentified, identifyCaller, notLoggedIn } from "./caller.ts";

export interface OwnerDoor extends Door {
  Variables: Door["Variables"] & { owner: Owner };
}

/** Lets the owner through, and nobody else. */
export const ownerOnly = createMiddleware<OwnerDoor>(async (c, next) => {
  const owner = await identifyCaller(c.req.raw, routePath(c), c.var);
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
  const caller = await identifyCaller(c.req.raw, routePath(c), c.var);
  if (isRefused(caller) && c.req.header("Authorization")) return answerUnidentified(c, caller);
  c.set("owner", isRefused(caller) ? null : caller);
  if (!isRefused(caller)) c.header("Cache-Control", "private, no-store");
  c.set("refuseVisitor", () => answerUnidentified(c, isRefused(caller) ? caller : notLoggedIn));
  return next();
});

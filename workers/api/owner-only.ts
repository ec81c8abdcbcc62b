import { createMiddleware } from "hono/factory";
import type { Owner } from "#domain/identity/owner.ts";
import type { Door } from "../door.ts";
import { answerError } from "./respond.ts";

export interface OwnerDoor extends Door {
  Variables: Door["Variables"] & { owner: Owner };
}

/** Lets the owner through, and nobody else. */
export const ownerOnly = createMiddleware<OwnerDoor>(async (c, next) => {
  const session = await c.var.session();
  if (!session) return answerError(c, 401, "not_logged_in", "Log in as the owner first.");
  c.set("owner", session.owner);
  return next();
});

import * as v from "valibot";

/** Where a page asks who is logged in. Answers its own site's pages alone; whoever calls it must expect an error. */
export const sessionPath = "/auth/session";

/**
 * What GET /auth/session answers. A page that has not asked yet is `loading`. In `error`, nobody knows whether the
 * identity provider still vouches for the owner: `missing_refresh_token` says that only a silent login can tell.
 */
export const sessionAnswer = v.variant("state", [
  v.object({
    state: v.literal("initialised"),
    /** Null for a visitor. */
    user: v.nullable(v.object({ name: v.string(), subject: v.string() })),
    /** When the session ends if it is not used any more, in ISO 8601; null for a visitor. */
    expiresAt: v.nullable(v.string()),
  }),
  v.object({
    state: v.literal("error"),
    /** A refusal's stable code: `missing_refresh_token`, `refresh_refused`, `mfa_required`, `provider_unreachable` … */
    code: v.string(),
    /** For people. */
    message: v.string(),
  }),
]);

export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;

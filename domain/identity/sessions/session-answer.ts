/**
 * The address at which a page asks for its session. It answers only pages of its own site, and callers must expect an error.
 */
export const sessionPath = "/auth/session";

/**
 * What GET /auth/session answers. A page that has not asked yet is `loading`. In `error`, it is unknown whether the
 * identity provider still vouches for the owner: `missing_refresh_token` says that only a silent login can tell.
 */
export type SessionAnswer =
  | {
      state: "initialised";
      /** Null for a visitor. */
      user: { name: string; subject: string } | null;
      /** When the session ends if it is not used any more, in ISO 8601; null for a visitor. */
      expiresAt: string | null;
    }
  | {
      state: "error";
      /** A refusal's stable code: `missing_refresh_token`, `refresh_refused`, `mfa_required`, `provider_unreachable` … */
      code: string;
      /** For people. */
      message: string;
    };

/**
 * What the site answers to a page that asks for its session; such pages must expect an error. In `error`, it is unknown
 * whether the identity provider still vouches for the person: `missing_refresh_token` says that only a silent login can tell.
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

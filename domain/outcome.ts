/** One thing that the person can correct; `field` is the form field's name, or "" for the whole form. */
export interface Issue {
  field: string;
  message: string;
}

/** Why a command was refused; each kind has one HTTP status. */
export type RefusalKind = keyof typeof refusalStatus;

export const refusalStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  invalid: 422,
  tooMany: 429,
  /** Something we depend on gave no answer. */
  unavailable: 503,
  /** There is no space left for what was sent. */
  full: 507,
} as const;

/** The one shape of a refused command. `code` is stable and part of the API; `message` is for people. */
export interface Refused {
  refused: RefusalKind;
  code: string;
  message: string;
  issues: Issue[];
  /** Seconds to wait, with `tooMany`. */
  retryAfter?: number;
}

export function refuse(kind: RefusalKind, code: string, message: string, issues: Issue[] = []): Refused {
  return { refused: kind, code, message, issues };
}

/** A refusal that names one field. */
export function refuseField(kind: RefusalKind, code: string, field: string, message: string): Refused {
  return refuse(kind, code, message, [{ field, message }]);
}

export function isRefused(outcome: unknown): outcome is Refused {
  return typeof outcome === "object" && outcome !== null && "refused" in outcome;
}

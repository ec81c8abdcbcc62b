import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { refusalStatus, type Refused } from "#domain/outcome.ts";

/** A refusal; `data` beside it is what the caller needs to go on, such as the current text. A throw becomes 500 in `api.ts`. */
export function answerRefused(c: Context, refused: Refused, data?: unknown) {
  if (refused.retryAfter) c.header("Retry-After", String(refused.retryAfter));
  const error = {
    code: refused.code,
    message: refused.message,
    ...(refused.issues.length > 0 && { issues: refused.issues }),
  };
  return c.json({ error, ...(data !== undefined && { data }) }, refusalStatus[refused.refused]);
}

export function answerError(c: Context, status: ContentfulStatusCode, code: string, message: string) {
  return c.json({ error: { code, message } }, status);
}
